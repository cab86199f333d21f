import { createContext } from 'react';
import { createKeptStore } from '../external-store.ts';

/** A list as somebody has set it up. */
export interface SavedView {
  name: string;
  /** Search, filters and order, as the address has them. */
  address: string;
  /** The columns that are put away, by id. */
  hidden: readonly string[];
}

const isView = (value: unknown): value is SavedView => {
  const { name, address, hidden } = (value ?? {}) as Record<string, unknown>;
  const ids = Array.isArray(hidden) && hidden.every((id) => typeof id === 'string');
  return typeof name === 'string' && typeof address === 'string' && ids;
};

/** What the browser keeps may be anybody's: what is no view is left out. */
function parse(text: string | null): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

const create = (list: string) =>
  createKeptStore<readonly SavedView[]>({
    kind: 'local',
    key: `tempera.views.${list}`,
    initial: [],
    parse,
    format: (views) => (views.length > 0 ? JSON.stringify(views) : null),
  });

const stores = new Map<string, ReturnType<typeof create>>();

/** The uid of whoever sets up the lists of a screen: people who share a browser have their own. */
export const ListOwner = createContext('');

/** The views of a list that this browser keeps. @param list names the list among all */
export function savedViews(list: string): ReturnType<typeof create> {
  const store = stores.get(list) ?? create(list);
  stores.set(list, store);
  return store;
}

/** Whether two views show the same. */
export const showsSame = (one: Omit<SavedView, 'name'>, other: Omit<SavedView, 'name'>): boolean =>
  one.address === other.address && one.hidden.toSorted().join() === other.hidden.toSorted().join();
