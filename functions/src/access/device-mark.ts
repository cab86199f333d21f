import { createHash } from 'node:crypto';

/**
 * What is kept of a browser's own random mark. Its person reads that, and so does whoever has their password: the mark itself would make a
 * stranger's browser a known one. Another for each person, and '' where there is none.
 */
export const keptMark = (uid: string, mark: string): string =>
  mark === '' ? '' : createHash('sha256').update(`${uid}:${mark}`).digest('hex').slice(0, 40);

/** A mark as it is on record, where an older version may have left it in the clear. */
export const asKept = (uid: string, stored: unknown): string =>
  typeof stored !== 'string' || /^[0-9a-f]{40}$/.test(stored) ? String(stored ?? '') : keptMark(uid, stored);
