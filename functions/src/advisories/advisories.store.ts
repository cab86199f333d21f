import { type Advisory, advisorySchema, slugsInOneQuery } from '@tempera/domain/advisories/advisory';
import { type Notification, notificationKey } from '@tempera/domain/conversations/notification';
import { inParts } from '@tempera/domain/site/in-parts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { reminderPrefix } from '../notifications/decide-mailing.ts';
import { type DocumentSnapshot, db } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

function toAdvisory(found: DocumentSnapshot): Advisory | null {
  const data = found.data();
  if (!data) return null;
  const parsed = advisorySchema.safeParse(data);
  if (!parsed.success) {
    logs.brokenDocument(found.ref.path);
    return null;
  }
  const [publishedAt, withdrawnAt] = [toMillis(data.publishedAt) ?? 0, toMillis(data.withdrawnAt)];
  return { ...parsed.data, id: found.id, publishedAt, withdrawnAt };
}

/** An advisory as it stands; null for none, and for one that is broken. */
export const loadAdvisory = async (id: string): Promise<Advisory | null> =>
  toAdvisory(await refs.advisory(id).get());

/** The advisories of these products that hold. */
export async function readAdvisories(slugs: readonly string[]): Promise<Advisory[]> {
  const parts = inParts(slugs, slugsInOneQuery);
  const found = await Promise.all(parts.map((part) => refs.advisories().where('slug', 'in', part).get()));
  return found
    .flatMap(({ docs }) => docs.map(toAdvisory))
    .filter((one): one is Advisory => one !== null && one.withdrawnAt === null);
}

const announcementIdOf = (id: string) => `advisory_${id}`;

/** Begins to tell the owners of a product; once, however often it is asked for. */
export async function openAnnouncement({ id, slug, publishedAt }: Advisory): Promise<void> {
  const title = String((await refs.product(slug).get()).data()?.title ?? slug);
  const open = { slug, title, advisory: id, at: fromMillis(publishedAt), cursor: '', done: false };
  try {
    await refs.announcement(announcementIdOf(id)).create(open);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** What each owner is told: in the bell, and by mail, null where the store sends none. `mail` gets their name. */
export interface Told {
  notice: Notification;
  mail: ((name: string) => QueuedMail) | null;
}

/**
 * Tells these people together, each once: whoever has the notice in their bell was told, and notice and mail come in one commit.
 * Guests, and those whose account is being deleted, are passed over.
 */
export async function tellTogether(
  uids: readonly string[],
  id: string,
  { notice, mail }: Told,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const wanted = uids.flatMap((uid) => [
      refs.user(uid),
      refs.deletion(uid),
      refs.notification(uid, notificationKey('advisory', id)),
    ]);
    const read = await transaction.getAll(...wanted);
    for (const [n, uid] of uids.entries()) {
      const [user, deletion, told] = read.slice(n * 3);
      const { registered, email, name } = user?.data() ?? {};
      if (registered !== true || deletion?.exists || !told || told.exists) continue;
      transaction.create(told.ref, { ...notice, at: fromMillis(notice.at) });
      if (mail && typeof email === 'string' && email !== '')
        transaction.create(refs.mail(`${reminderPrefix(uid)}advisory-${id}`), {
          to: email,
          ...mail(String(name ?? '')),
        });
    }
  });
}
