import { defaultCreator } from '@tempera/domain/catalogue/creator';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import type { DocumentData } from '../platform/admin.ts';
import { recordOnce } from './audit.store.ts';
import { changesOf, nameAndRoleOf } from './changes.ts';
import { signedBy } from './marks.store.ts';

/** Older stores say in public who closed them; times say nothing that `at` does not. */
const unsaid = ['byId', 'byName', 'since'];

/** What holds where nothing is stored: the first save of a form writes all of it, and has changed only what differs. */
const defaults: Record<string, DocumentData> = {
  site: defaultSettings,
  private: defaultPrivateSettings,
  creator: defaultCreator,
};

function actionOf(id: string, before: DocumentData, after: DocumentData): AuditAction {
  if (id !== 'maintenance') return 'settings.changed';
  const [was, is] = [before.enabled === true, after.enabled === true];
  if (was === is) return 'maintenance.changed';
  return is ? 'maintenance.enabled' : 'maintenance.disabled';
}

/**
 * Admins write settings themselves, under rules; what they changed is written down from here, and by whom where a mark says
 * it. An event that comes twice has the same id. `writtenAt` is the time of the write, in milliseconds.
 */
export const auditSettings = (
  eventId: string,
  id: string,
  before: DocumentData = {},
  after: DocumentData = {},
  writtenAt = 0,
): Promise<void> =>
  signedBy(`settings/${id}`, { before, after, at: writtenAt }, (byId) =>
    record(eventId, id, before, after, byId),
  );

async function record(
  eventId: string,
  id: string,
  before: DocumentData,
  after: DocumentData,
  byId: string,
): Promise<void> {
  const known = defaults[id] ?? {};
  const changes = changesOf({ ...known, ...before }, { ...known, ...after }, unsaid);
  if (Object.keys(changes).length === 0) return;
  await recordOnce(`settings-${eventId}`, {
    action: actionOf(id, before, after),
    byId,
    ...(await nameAndRoleOf(byId)),
    targetId: `settings/${id}`,
    targetName: id,
    details: changes,
  });
}
