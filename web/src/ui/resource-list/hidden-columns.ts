import { createKeptStore } from '../external-store.ts';
import type { Column } from './resource.ts';

const create = (list: string) =>
  createKeptStore<readonly string[]>({
    kind: 'local',
    key: `tempera.columns.${list}`,
    initial: [],
    parse: (text) => (text ? text.split(',') : []),
    format: (ids) => ids.join() || null,
  });

const stores = new Map<string, ReturnType<typeof create>>();

/** The ids of the columns that somebody has put away in this browser. @param list names the list among all */
export function hiddenColumns(list: string): ReturnType<typeof create> {
  const store = stores.get(list) ?? create(list);
  stores.set(list, store);
  return store;
}

/** Whether a column may be put away: not the first one, and not the one that names its row. */
export const isOptional = ({ names }: Pick<Column<never>, 'names'>, index: number): boolean =>
  index > 0 && !names;
