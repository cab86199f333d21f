import { RefusalError } from '@tempera/domain/calls/reasons';
import { isMailAddress } from '@tempera/domain/mail/mail';
import type { SendUserMailOutput, sendUserMailInput } from '@tempera/domain/mail/mail-calls';
import { renderMail } from '@tempera/domain/mail/render-mail';
import { mergeSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import type { z } from 'zod';
import { db } from '../platform/admin.ts';
import type { CallAuth } from '../platform/caller.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { linkTo } from './queued-mail.ts';

/** All mails that admins write to a person begin so. */
export const userMailPrefix = (uid: string) => `user-${uid}-`;

const template = { subject: '{subject}', text: 'Hello {name},\n\n{message}\n\n{store}: {link}' };

/**
 * Queues what an admin writes to one person; answers go to the store's support.
 * @throws RefusalError those of `loadManager`, and `user-not-found` for a guest or an account that is being deleted
 */
export async function sendUserMail(
  { uid, idempotencyKey, subject, text }: z.output<typeof sendUserMailInput>,
  callAuth: CallAuth | null,
): Promise<SendUserMailOutput> {
  const manager = await loadManager(callAuth);
  const [user, deletion, site] = await db().getAll(refs.user(uid), refs.deletion(uid), refs.site());
  const { name, email: to } = user?.data() ?? {};
  if (!isMailAddress(to) || deletion?.exists) throw new RefusalError('user-not-found');
  const { settings } = mergeSettings(site?.data());
  const values = {
    name: String(name ?? ''),
    subject,
    message: text,
    store: settings.siteName,
    link: linkTo(paths.home, settings),
  };
  const id = `${userMailPrefix(uid)}${idempotencyKey}`;
  const batch = db().batch();
  batch.create(refs.mail(id), { to, replyTo: settings.supportEmail, message: renderMail(template, values) });
  batch.create(refs.audit().doc(), {
    action: 'mail.sent',
    ...manager,
    targetId: uid,
    targetName: values.name,
    details: { why: subject },
    at: serverTime(),
  });
  await batch.commit().catch((error) => {
    if (!isAlreadyThere(error)) throw error;
  });
  return { id };
}
