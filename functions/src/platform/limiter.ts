import { createHash, randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Limit, type LimitName, limits } from '@tempera/domain/limits/limits';
import { type Tries, triesWithin, waitFor } from '@tempera/domain/limits/tries';
import { type DocumentReference, type DocumentSnapshot, db, type WriteBatch } from './admin.ts';
import { type CallAuth, identify, isGuest, isUnconfirmed } from './caller.ts';
import { clock } from './clock.ts';
import { isClash } from './firestore-errors.ts';
import { networkOf, siteOf } from './network-of.ts';
import { refs } from './refs.ts';
import { fromMillis, type Timestamp, toMillis } from './timestamps.ts';

/** By what the tries of a call are counted: an account, null of visitors and guests, and a network, null where nobody says which. */
export interface Sender {
  uid: string | null;
  network: string | null;
  /** An account whose address nobody has confirmed, which is made at will as a guest's is. */
  isUnconfirmed?: boolean;
}

/** Of a try that is counted by what it names alone. */
export const noSender: Sender = { uid: null, network: null };

export function senderIn({ auth, ip }: { auth: CallAuth | null; ip: string }): Sender {
  const identity = identify(auth);
  const network = networkOf(ip);
  if (!identity || isGuest(identity)) return { uid: null, network };
  return { uid: identity.uid, network, isUnconfirmed: isUnconfirmed(identity) };
}

/**
 * Whom something that a call does is noted for: their account, or the network of whoever has none that they could not make anew. The
 * account where nobody says which network; '' where nobody says anything.
 */
export const standInOf = ({ uid, network, isUnconfirmed: isNew = false }: Sender): string =>
  (isNew ? null : uid) ?? network ?? uid ?? '';

/** A limit with the document that has its tries, `limits/{name}-{by}-{hash}`: which does not tell by whom. */
export interface Counter extends Limit {
  ref: DocumentReference;
}

/** The tries of a counter as they were read. */
export interface Counted extends Counter {
  tries: Tries;
  updateTime: Timestamp | null;
}

const subjectOf = (by: Limit['by'], sender: Sender, target: string | null): string | null => {
  const { uid, network } = sender;
  const isMadeAtWill = uid === null || sender.isUnconfirmed === true;
  return {
    person: uid,
    address: network,
    site: siteOf(network),
    guests: isMadeAtWill ? network : null,
    target,
  }[by];
};

/** What counts the tries of a limit by this sender, at what they name. */
export const countersOf = (name: LimitName, sender: Sender, target: string | null = null): Counter[] =>
  limits[name].flatMap((limit: Limit) => {
    const subject = subjectOf(limit.by, sender, target);
    if (subject === null) return [];
    const hash = createHash('sha256').update(`${name}:${limit.by}:${subject}`).digest('hex').slice(0, 40);
    return [{ ...limit, ref: refs.limit(`${name}-${limit.by}-${hash}`) }];
  });

/** A counter with what its document says. */
export function toCounted(counter: Counter, snapshot: DocumentSnapshot | undefined): Counted {
  const stored: unknown = snapshot?.data()?.tries;
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  const moments = entries.map(([id, at]) => [id, toMillis(at) ?? 0] as const);
  return {
    ...counter,
    tries: triesWithin(Object.fromEntries(moments), counter, clock.now()),
    updateTime: snapshot?.updateTime ?? null,
  };
}

export async function readCounters(counters: readonly Counter[]): Promise<Counted[]> {
  if (counters.length === 0) return [];
  const found = await db().getAll(...counters.map(({ ref }) => ref));
  return counters.map((counter, n) => toCounted(counter, found[n]));
}

/** @throws RefusalError `too-many-attempts` where there is a wait, in milliseconds */
export function assertNoWait(waits: readonly number[]): void {
  const longest = Math.max(0, ...waits);
  if (longest > 0) throw new RefusalError('too-many-attempts', { waitSeconds: Math.ceil(longest / 1_000) });
}

/** Whether there is room for another try. */
export const hasRoom = (counted: readonly Counted[]): boolean =>
  counted.every((one) => waitFor(one.tries, one, clock.now()) === 0);

/** @throws RefusalError `too-many-attempts` where there is no room for another try, or so many */
export function assertRoom(counted: readonly Counted[], times = 1): void {
  assertNoWait(
    counted.map((one) =>
      waitFor(one.tries, { ...one, count: Math.max(1, one.count + 1 - times) }, clock.now()),
    ),
  );
}

/**
 * Counts tries in a batch, which fails where another was counted since those of before were read.
 * @returns the counters with those tries
 */
export function addTry(batch: WriteBatch, counted: readonly Counted[], ...ids: readonly string[]): Counted[] {
  const now = clock.now();
  return counted.map((one) => {
    const { ref, updateTime, withinMs } = one;
    const tries = { ...one.tries, ...Object.fromEntries(ids.map((id) => [id, now])) };
    const moments = Object.entries(tries).map(([id, at]) => [id, fromMillis(at)] as const);
    const fields = { tries: Object.fromEntries(moments), expiresAt: fromMillis(now + withinMs) };
    if (updateTime) batch.update(ref, fields, { lastUpdateTime: updateTime });
    else batch.create(ref, fields);
    return { ...one, tries };
  });
}

/**
 * Counts a try, together with whatever is written because of it: all or nothing. Each clash means that another try was counted, so a
 * rush ends as soon as the room does, and who finds no room writes nothing.
 * @param known the counters as they were read a moment ago, which saves reading them
 * @param times how many tries it is
 * @param add puts into the batch what is to be written; called anew whenever somebody else was quicker
 * @returns the counters as they stand then, so that the next try of a row needs no read
 * @throws RefusalError `too-many-attempts`, or `busy` when others were quicker all the time, and whatever `add` throws
 */
export async function countTry(
  counters: readonly Counter[],
  {
    known,
    times = 1,
    add,
  }: {
    known?: readonly Counted[];
    times?: number;
    add?: (batch: WriteBatch) => Promise<void> | void;
  } = {},
): Promise<Counted[]> {
  const ids = Array.from({ length: times }, () => randomUUID().slice(0, 8));
  const most = 30 + counters.reduce((sum, { count }) => sum + count, 0);
  let counted = known ?? (await readCounters(counters));
  for (let clashes = 0; clashes < most; clashes++) {
    assertRoom(counted, times);
    const batch = db().batch();
    await add?.(batch);
    const added = addTry(batch, counted, ...ids);
    try {
      // The counters were put into the batch last.
      const results = (await batch.commit()).slice(-counted.length);
      return added.map((one, n) => ({ ...one, updateTime: results[n]?.writeTime ?? null }));
    } catch (error) {
      if (!isClash(error)) throw error;
      counted = await readCounters(counters);
    }
  }
  throw new RefusalError('busy');
}

/** Counts a try, and says whether there was room for it. */
export async function findsRoom(counters: readonly Counter[]): Promise<boolean> {
  try {
    await countTry(counters);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}
