import { isDeepStrictEqual } from 'node:util';
import { changeMark } from '@tempera/domain/settings/settings';
import type { DocumentData } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

const longest = 200;

function shown(value: unknown): unknown {
  if (value === undefined) return null;
  const at = toMillis(value);
  if (at !== null) return new Date(at).toISOString();
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
}

/** A field that is missing, one that is null and an empty one say the same: nothing. */
const said = (value: unknown): unknown => (value === '' ? null : (value ?? null));

/**
 * Each field that differs, with what it was and is: times as ISO dates, long values cut.
 * @param unsaid fields that say nothing to whoever reads the log
 */
export function changesOf(
  before: DocumentData,
  after: DocumentData,
  unsaid: readonly string[],
): Record<string, { from: unknown; to: unknown }> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => key !== changeMark && !unsaid.includes(key),
  );
  const changed = keys.filter((key) => !isDeepStrictEqual(said(before[key]), said(after[key]))).sort();
  return Object.fromEntries(changed.map((key) => [key, { from: shown(before[key]), to: shown(after[key]) }]));
}

/** How far the time in a mark may be from that of the write it came with, in milliseconds: the server's clock gives both. */
const markWithin = 60_000;

/** Whether a mark was put there by a write at that time (milliseconds). */
const isMarkOf = (mark: { at?: unknown } | undefined, writtenAt: number): boolean =>
  Math.abs((toMillis(mark?.at) ?? 0) - writtenAt) < markWithin;

/**
 * The uid of whoever made a change, written at that time in milliseconds; empty where the document does not say. A mark that
 * stood there before belongs to an earlier change, and so does an older one, or one of another time, which somebody has put
 * there past the rules (decision 28).
 */
export function markedBy(before: DocumentData, after: DocumentData, writtenAt: number): string {
  const mark = after[changeMark];
  const isNew =
    (toMillis(mark?.at) ?? 0) > (toMillis(before[changeMark]?.at) ?? 0) && isMarkOf(mark, writtenAt);
  return isNew && typeof mark.byId === 'string' ? mark.byId : '';
}

/** Of what is deleted, too: whoever deletes something signs it before. */
export function editorOf({
  before,
  after,
  at,
}: {
  before: DocumentData | undefined;
  after: DocumentData | undefined;
  at: number;
}): string {
  if (after) return markedBy(before ?? {}, after, at);
  const mark = before?.[changeMark];
  return isMarkOf(mark, at) && typeof mark.byId === 'string' ? mark.byId : '';
}

/** Name and role as they are on record: a document has the uid alone. */
export async function nameAndRoleOf(uid: string): Promise<{ byName: string; byRole: string }> {
  if (uid === '') return { byName: '', byRole: '' };
  const [user, access] = await Promise.all([refs.user(uid).get(), refs.access(uid).get()]);
  return { byName: user.data()?.name ?? '', byRole: access.data()?.role ?? '' };
}
