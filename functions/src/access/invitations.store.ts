import type { Role } from '@tempera/domain/people/roles';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { newAdminMail } from '../account/alarms.ts';
import { queuedMail } from '../mail/queued-mail.ts';
import { hiddenLink } from '../mail/secret-link.ts';
import { db } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { newUser } from './session-records.ts';

/** The mail that invites a person. */
export const invitationId = (uid: string) => `invite-${uid}`;

interface Invited {
  uid: string;
  email: string;
  name: string;
  role: Role;
}

interface Store {
  settings: Pick<SiteSettings, 'siteName' | 'siteUrl'>;
  ownerEmail: string;
}

const access = (role: Role) =>
  ({ role, status: 'active', reason: '', until: null, permanent: false }) as const;

/**
 * The records of an invited person with their mail, the owner's where they are an admin, and the audit entry, all or nothing, once. The link to choose a
 * password is not in it: whoever sends the mail asks for one, so that it is fresh and nobody reads it here.
 */
export async function writeInvitation(
  { uid, email, name, role }: Invited,
  by: Manager,
  { settings, ownerEmail }: Store,
): Promise<void> {
  const batch = db().batch();
  const at = serverTime();
  const identity = { uid, email, name };
  batch.create(refs.user(uid), {
    ...newUser(identity, name, access(role)),
    joinDate: at,
    lastLogin: null,
    lastActive: null,
  });
  batch.create(refs.access(uid), { ...access(role), updatedAt: at });
  if (role !== 'customer') {
    const why = 'Invited';
    batch.create(refs.accessLog(uid).doc(), {
      what: 'role',
      from: 'customer',
      to: role,
      byId: by.byId,
      byName: by.byName,
      why,
      at,
    });
  }
  const store = settings.siteName;
  const mail = queuedMail('invitation', { name, store, role, inviter: by.byName, link: hiddenLink });
  batch.create(refs.mail(invitationId(uid)), { to: email, ...mail });
  const owner = ownerEmail.trim();
  if (role === 'admin' && owner !== '') {
    const told = newAdminMail({ uid, person: name, by: by.byName, to: owner, settings }, 'invited');
    batch.create(refs.mail(told.id), told.mail);
  }
  batch.create(refs.audit().doc(), {
    action: 'user.invited',
    ...by,
    targetId: uid,
    targetName: name,
    details: { from: null, to: role },
    at,
  });
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
