import type { MailDelivery, MailMessage } from '@tempera/domain/mail/mail';
import { type MailKindId, mailKindIds, mergeTemplates } from '@tempera/domain/mail/mail-template';
import type { MailValues } from '@tempera/domain/mail/render-mail';
import { mergePrivateSettings, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import type { Query } from 'firebase-admin/firestore';
import { type DocumentSnapshot, db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, type Timestamp, toMillis } from '../platform/timestamps.ts';

/** `mail/{id}` as its sender needs it; times in milliseconds. */
export interface StoredMail {
  id: string;
  to: unknown;
  replyTo: unknown;
  message: MailMessage;
  /** What the message is made of, where admins may reword it. */
  template: { name: MailKindId; data: MailValues } | null;
  /** The uid of the account that its link opens. */
  account: string | null;
  delivery: MailDelivery<number> | null;
  /** Of the version that was read or written. */
  updateTime: Timestamp | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const orNull = (value: unknown) => (typeof value === 'string' ? value : null);

function toDelivery(stored: unknown): MailDelivery<number> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const data = stored as Partial<MailDelivery<Timestamp>>;
  return {
    state: data.state ?? 'PENDING',
    attempts: data.attempts ?? 0,
    resends: data.resends ?? 0,
    startTime: toMillis(data.startTime) ?? 0,
    endTime: toMillis(data.endTime),
    leaseExpireTime: toMillis(data.leaseExpireTime),
    nextAt: toMillis(data.nextAt),
    handedOver: data.handedOver === true,
    error: orNull(data.error),
    info: data.info ?? null,
  };
}

export function toStored(delivery: MailDelivery<number>): MailDelivery<Timestamp> {
  const time = (ms: number | null) => (ms === null ? null : fromMillis(ms));
  return {
    ...delivery,
    startTime: fromMillis(delivery.startTime),
    endTime: time(delivery.endTime),
    leaseExpireTime: time(delivery.leaseExpireTime),
    nextAt: time(delivery.nextAt),
  };
}

export function toMail(snapshot: DocumentSnapshot): StoredMail | null {
  const data = snapshot.data();
  if (!data) return null;
  const { subject, text: words, html } = data.message ?? {};
  const name = data.template?.name;
  return {
    id: snapshot.id,
    to: data.to,
    replyTo: data.replyTo,
    message: { subject: text(subject), text: text(words), ...(typeof html === 'string' && { html }) },
    template: mailKindIds.includes(name) ? { name, data: data.template.data ?? {} } : null,
    account: orNull(data.account),
    delivery: toDelivery(data.delivery),
    updateTime: snapshot.updateTime,
  };
}

export const readMail = async (id: string) => toMail(await refs.mail(id).get());

/**
 * Writes how far a mail has come, if nobody else has written it since it was read.
 * @returns the mail as it now stands, or null when somebody was quicker or it is gone
 */
export async function writeDelivery(
  mail: StoredMail,
  delivery: MailDelivery<number>,
  more: { message?: MailMessage; urgent?: boolean } = {},
): Promise<StoredMail | null> {
  const { id, updateTime } = mail;
  if (!updateTime) return null;
  const fields = { delivery: toStored(delivery), ...more };
  try {
    const { writeTime } = await refs.mail(id).update(fields, { lastUpdateTime: updateTime });
    return { ...mail, ...fields, delivery, updateTime: writeTime };
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}

/**
 * Writes how an attempt ended, also over what a sweep has made of it meanwhile: the attempt itself knows best.
 * @param mine the attempt's number and how often the mail had been resent
 */
export async function endDelivery(
  id: string,
  mine: Pick<MailDelivery<number>, 'attempts' | 'resends'>,
  end: (delivery: MailDelivery<number>) => MailDelivery<number>,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const mail = toMail(await transaction.get(refs.mail(id)));
    const delivery = mail?.delivery;
    if (!mail || delivery?.attempts !== mine.attempts || delivery.resends !== mine.resends) return;
    if (delivery.state !== 'PROCESSING' && delivery.state !== 'UNSURE') return;
    transaction.update(refs.mail(id), { delivery: toStored(end(delivery)) });
  });
}

/**
 * The ids of mails that somebody has to look at by `now` (milliseconds): due ones, and those whose lease is over; urgent ones first, then
 * those that have waited longest.
 * @param except these are looked at already
 */
export async function dueMails(
  now: number,
  limit: number,
  except: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const most = limit + except.size;
  const idsOf = async (due: Query) => {
    const ordered = due.where('delivery.nextAt', '<=', fromMillis(now)).orderBy('delivery.nextAt');
    const found = await ordered.limit(most).select().get();
    return found.docs.map(({ id }) => id).filter((id) => !except.has(id));
  };
  const urgent = await idsOf(refs.mails().where('urgent', '==', true));
  // What was queued by an earlier version says nothing of that, so all are looked through.
  const others = urgent.length < limit ? await idsOf(refs.mails()) : [];
  return [...new Set([...urgent, ...others])].slice(0, limit);
}

/** The mail server, and the words that admins have chosen. */
export interface MailFacts {
  server: PrivateSettings;
  templates: ReturnType<typeof mergeTemplates>;
  site: SiteSettings;
}

export async function loadMailFacts(): Promise<MailFacts> {
  const [server, templates, site] = await db().getAll(
    refs.privateSettings(),
    refs.mailTemplates(),
    refs.site(),
  );
  return {
    server: mergePrivateSettings(server?.data()).settings,
    templates: mergeTemplates(templates?.data()),
    site: mergeSettings(site?.data()).settings,
  };
}
