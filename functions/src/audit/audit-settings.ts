import type { DocumentData } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { recordOnce } from './audit.store.ts';
import { actionOf, actorOf, changesOf } from './settings-changes.ts';

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
