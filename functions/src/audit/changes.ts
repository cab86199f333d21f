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

/** Name and role as they are on record: a document has the uid alone. */
export async function nameAndRoleOf(uid: string): Promise<{ byName: string; byRole: string }> {
  if (uid === '') return { byName: '', byRole: '' };
  const [user, access] = await Promise.all([refs.user(uid).get(), refs.access(uid).get()]);
  return { byName: user.data()?.name ?? '', byRole: access.data()?.role ?? '' };
}
