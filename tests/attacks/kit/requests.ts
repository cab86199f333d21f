import { randomUUID } from 'node:crypto';
import { changeMark, deletionMark, markPath } from '@tempera/domain/settings/settings';
import { markBy, marked } from '../../rules/kit/signing.ts';
import type { Letter } from '../who-may-what.ts';
import { type Asked, commitOf, type Data, getOf, listOf, type Write } from './firestore.ts';
import type { Target } from './targets.ts';

/** A request as `by` would send it who does such things: with the mark that a change of it takes (decision 51). */
export function requestOf(letter: Letter, target: Target, by: string): Asked {
  const { path, newPath, updated } = target;
  switch (letter) {
    case 'g':
      return getOf(path);
    case 'l':
      return listOf(path.slice(0, path.lastIndexOf('/')));
    case 'c': {
      const more = Object.entries(target.with?.(by) ?? {}).map(([at, set]) => [at, { set }] as const);
      return commitOf({ ...signed(newPath, by, { set: target.created(by) }), ...Object.fromEntries(more) });
    }
    case 'u': {
      // What stands at a fixed place is made and changed by the same.
      const whole = path === newPath ? target.created(by) : 'whole' in updated && updated.whole;
      return commitOf(
        signed(path, by, whole ? { set: whole } : { update: (updated as { fields: Data }).fields }),
      );
    }
    case 'd':
      return commitOf(signed(path, by, { delete: true }));
  }
}

/** A write with the mark that it takes of what is marked. */
export function signed(path: string, by: string, write: Write): Record<string, Write> {
  if (!marked.test(path)) return { [path]: write };
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const mark = (name: string) => ({ [markPath(path, name)]: { set: markBy(by) } });
  if ('delete' in write) return { [path]: write, ...mark(deletionMark) };
  const named = (data: Data) => ({ ...data, [changeMark]: id });
  const change = 'set' in write ? { set: named(write.set) } : { update: named(write.update) };
  return { [path]: change, ...mark(id) };
}
