import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { changeMark } from '@tempera/domain/settings/settings';
import type { DocumentData } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { recordOnce } from './audit.store.ts';

/** Who changed it stands in the entry itself; times say nothing that `at` does not. */
const unsaid = new Set(['byId', 'byName', 'since', changeMark]);
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

/** Each field that differs, with what it was and is: times as ISO dates, long values cut. */
function changesOf(
  before: DocumentData,
  after: DocumentData,
): Record<string, { from: unknown; to: unknown }> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !unsaid.has(key),
  );
  const changed = keys.filter((key) => !isDeepStrictEqual(said(before[key]), said(after[key]))).sort();
  return Object.fromEntries(changed.map((key) => [key, { from: shown(before[key]), to: shown(after[key]) }]));
}

/** How far the time in a mark may be from that of the write it came with, in milliseconds: the server's clock gives both. */
const markWithin = 60_000;

/**
 * The uid of whoever made this change, written at that time in milliseconds; empty where the document does not say. A mark that
 * stood there before belongs to an earlier change, and so does an older one, or one of another time, which somebody has put
 * there past the rules (decision 28).
 */
function actorOf(id: string, before: DocumentData, after: DocumentData, writtenAt: number): string {
  // The rules hold it to the writer's own.
  if (id === 'maintenance') return typeof after.byId === 'string' ? after.byId : '';
  const { byId, at } = after[changeMark] ?? {};
  const [markedAt, markedBefore] = [toMillis(at) ?? 0, toMillis(before[changeMark]?.at) ?? 0];
  const isNew = markedAt > markedBefore && Math.abs(markedAt - writtenAt) < markWithin;
  return isNew && typeof byId === 'string' ? byId : '';
}

function actionOf(id: string, before: DocumentData, after: DocumentData): AuditAction {
  if (id !== 'maintenance') return 'settings.changed';
  const [was, is] = [before.enabled === true, after.enabled === true];
  if (was === is) return 'maintenance.changed';
  return is ? 'maintenance.enabled' : 'maintenance.disabled';
}

/** Name and role as they are on record: a settings document has the uid alone. */
async function nameAndRoleOf(uid: string): Promise<{ byName: string; byRole: string }> {
  if (uid === '') return { byName: '', byRole: '' };
  const [user, access] = await Promise.all([refs.user(uid).get(), refs.access(uid).get()]);
  return { byName: user.data()?.name ?? '', byRole: access.data()?.role ?? '' };
}

/**
 * Admins write settings themselves, under rules; what they changed is written down from here, and by whom where the document
 * says it (decision 28). An event that comes twice has the same id. `writtenAt` is the time of the write, in milliseconds.
 */
export async function auditSettings(
  eventId: string,
  id: string,
  before: DocumentData = {},
  after: DocumentData = {},
  writtenAt = 0,
): Promise<void> {
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  const byId = actorOf(id, before, after, writtenAt);
  await recordOnce(`settings-${eventId}`, {
    action: actionOf(id, before, after),
    byId,
    ...(await nameAndRoleOf(byId)),
    targetId: `settings/${id}`,
    targetName: id,
    details: changes,
  });
}
