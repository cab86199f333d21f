import { isNewDevice, type SignIn, signInsKept } from '@tempera/domain/people/sign-in';
import { readUserAgent } from '@tempera/domain/people/user-agent';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { newDeviceMail } from '../account/alarms.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import type { CallContext } from '../platform/callable.ts';
import type { Identity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, toMillis } from '../platform/timestamps.ts';
import { asKept, keptMark } from './device-mark.ts';
import { confirmation } from './session-records.ts';

/** Where a request comes from, as far as it says. */
export type Origin = Omit<SignIn<never>, 'firstSeen' | 'lastSeen'>;

/** All empty where nothing is said: that is a device, too, and one that nobody knows. */
export const originOf = (
  device: string | undefined,
  { agent, country }: Pick<CallContext, 'agent' | 'country'>,
): Origin => ({ device: device ?? '', ...readUserAgent(agent.slice(0, 500)), country: country ?? '' });

/** A sign-in as it stands before it is written. */
export interface Arrival {
  stored: DocumentSnapshot;
  origin: Origin;
  isNews: boolean;
  /** More than are kept. */
  old: readonly DocumentReference[];
  /** What the store is called, where that is news. */
  store: string;
}

/**
 * The sign-in that a token stands for, beside the person's earlier ones; null where a token or a request says nothing. It is news by what is on record, and not by what a
 * caller says of it, and told only at an address that is confirmed.
 * @param stored as it is on record
 */
export async function readArrival(
  identity: Identity,
  said: Origin | null,
  { user, signIn: stored }: { user: DocumentSnapshot; signIn: DocumentSnapshot | null },
): Promise<Arrival | null> {
  if (!said || !stored) return null;
  const { uid, email } = identity;
  const origin = { ...said, device: keptMark(uid, said.device) };
  if (stored.exists) return { stored, origin, isNews: false, old: [], store: '' };
  const earlier = (
    await refs
      .signIns(uid)
      .orderBy('lastSeen', 'desc')
      .limit(2 * signInsKept)
      .get()
  ).docs;
  const known = earlier.map((one) => {
    const signIn = one.data() as SignIn<unknown>;
    return { ...signIn, device: asKept(uid, signIn.device) };
  });
  const isTold = mayWriteTo({ ...user.data(), ...confirmation(identity, user.data() ?? {}), email });
  const isNews = isTold && isNewDevice(origin, known);
  return {
    stored,
    origin,
    isNews,
    old: earlier.slice(signInsKept - 1).map(({ ref }) => ref),
    store: isNews ? (await loadSettings()).siteName : '',
  };
}

/** Each note is read again by an open list of devices. */
const notedForMs = 600_000;

/** Notes the sign-in, and has its person told when it is from a device of which they may know nothing. */
export function writeArrival(
  batch: WriteBatch,
  { stored, origin, isNews, old, store }: Arrival,
  identity: Identity,
  name: string,
): void {
  if (stored.exists) {
    const lastSeen = toMillis(stored.data()?.lastSeen) ?? 0;
    if (clock.now() - lastSeen >= notedForMs) batch.update(stored.ref, { ...origin, lastSeen: serverTime() });
    return;
  }
  batch.create(stored.ref, { ...origin, firstSeen: serverTime(), lastSeen: serverTime() });
  for (const ref of old) batch.delete(ref);
  if (!isNews) return;
  const { id, mail } = newDeviceMail(
    { uid: identity.uid, email: identity.email, name, store },
    stored.id,
    origin,
  );
  batch.create(refs.mail(id), mail);
}
