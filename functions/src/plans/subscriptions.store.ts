import { RefusalError } from '@tempera/domain/calls/reasons';
import { chargeEntry, feeEntry, paidCharge } from '@tempera/domain/ledger/book-entry';
import type { ProviderFee } from '@tempera/domain/ledger/provider-fee';
import type { TakingState } from '@tempera/domain/orders/dispute';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { listingOf, planChangeOf } from '@tempera/domain/plans/plan-change';
import { isLive, type PlanCharge, planInForce, type Subscription } from '@tempera/domain/plans/subscription';
import { userTerms } from '@tempera/domain/search/document-terms';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  Query,
  WriteBatch,
} from 'firebase-admin/firestore';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { eachDocument } from '../platform/each-document.ts';
import { isAlreadyThere, isClash, isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, keyTimes, noField, serverTime } from '../platform/timestamps.ts';
import type { PlanMail, PlanOwner } from './plan-mail.ts';
import {
  fromCharge,
  fromSubscription,
  type StoredCharge,
  type StoredSubscription,
  toCharge,
  toSubscription,
} from './plan-records.store.ts';

/** How a person stands to their plan. */
export interface PlanState extends PlanOwner {
  subscription: StoredSubscription | null;
}

/** @param deletion of an account that is being deleted, which has nobody any more though their record may be there */
export function toState(
  uid: string,
  subscription?: DocumentSnapshot,
  user?: DocumentSnapshot,
  deletion?: DocumentSnapshot,
): PlanState {
  const data = deletion?.exists ? undefined : user?.data();
  const member = data ? { name: String(data.name ?? ''), email: String(data.email ?? '') } : null;
  return { uid, subscription: toSubscription(subscription), member };
}

/** What {@link toState} is made of. */
export const stateOf = (uid: string) => [refs.subscription(uid), refs.user(uid), refs.deletion(uid)] as const;

export async function readPlanState(uid: string): Promise<PlanState> {
  return toState(uid, ...(await db().getAll(...stateOf(uid))));
}

/** The same with one of the person's charges, which is null when there is none by this id. */
export async function readChargeState(
  uid: string,
  chargeId: string,
): Promise<PlanState & { charge: StoredCharge | null }> {
  const [charge, ...state] = await db().getAll(refs.planCharge(uid, chargeId), ...stateOf(uid));
  return { ...toState(uid, ...state), charge: toCharge(charge) };
}

/** What a key has come to already: a charge of its own, or the answer itself where nothing was due. */
export type KnownChange = { chargeId: string } | { answer: PlanChangeOutput };

export async function findChangeOfKey(keyId: string): Promise<KnownChange | null> {
  const data = (await refs.idempotency(keyId).get()).data();
  if (typeof data?.chargeId === 'string') return { chargeId: data.chargeId };
  return data?.answer ? { answer: data.answer as PlanChangeOutput } : null;
}

/** @returns false when somebody else wrote in between; nothing is stored then */
async function tryCommit(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isClash(error)) return false;
    throw error;
  }
}

/** A batch, or a transaction. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
  update(document: DocumentReference, data: DocumentData, precondition?: Precondition): unknown;
}

/** What becomes of a subscription, for its history and the figures, in the batch of that. */
function putChange(
  batch: Writer,
  uid: string,
  before: Subscription | null,
  after: Subscription,
  dispute?: TakingState,
): void {
  const change = planChangeOf(uid, before, after);
  if (!change) return;
  batch.create(refs.planChanges().doc(), { ...change, ...(dispute && { dispute }), at: serverTime() });
}

/** Whose it is, as the back-office lists and finds it; the record of somebody without an account has neither. */
export const personFields = (uid: string, member: PlanOwner['member']) =>
  member ? { person: member, terms: userTerms(uid, member) } : {};

/**
 * The subscription with the times from which it is alive and its plan is in force, which renewals leave alone, what mirrors it
 * (`users/{uid}.plan`), and its history, in one batch. `dispute` is how the dispute stands that it changes by.
 */
export function putSubscription(
  batch: Writer,
  { uid, subscription, member }: PlanState,
  after: Subscription,
  dispute?: TakingState,
) {
  const document = refs.subscription(uid);
  const begins = planInForce(subscription) !== planInForce(after);
  const fields = {
    ...fromSubscription(after),
    ...personFields(uid, member),
    ...(begins && { planSince: serverTime() }),
    ...(!isLive(subscription) && isLive(after) && { startedAt: serverTime() }),
  };
  if (subscription) {
    batch.update(document, fields, { lastUpdateTime: subscription.updateTime });
  } else batch.create(document, fields);
  if (member && begins) batch.update(refs.user(uid), { plan: planInForce(after) });
  putChange(batch, uid, subscription, after, dispute);
}

function putMail(batch: WriteBatch, mail: PlanMail | null): void {
  if (!mail) return;
  const { id, ...queued } = mail;
  batch.set(refs.mail(id), queued);
}

/** Queues a mail that goes out once, however often it is asked for. */
export async function remindOf(mail: PlanMail | null): Promise<void> {
  if (!mail) return;
  const { id, ...queued } = mail;
  await refs
    .mail(id)
    .create(queued)
    .catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
}

/** The first step of a payment: the charge, its key, and the subscription that now waits for it. */
export function reserveCharge(
  state: PlanState,
  base: Subscription,
  charge: PlanCharge,
  keyId: string | null,
): Promise<boolean> {
  const batch = db().batch();
  putSubscription(batch, state, { ...base, openChargeId: charge.id, openSince: charge.at });
  batch.create(refs.planCharge(state.uid, charge.id), fromCharge(charge));
  if (keyId !== null) {
    const key = { chargeId: charge.id, uid: state.uid, ...keyTimes() };
    batch.create(refs.idempotency(keyId), key);
  }
  return tryCommit(batch);
}

/**
 * What is learned of a charge on its way, with what follows for the subscription, where something does.
 * @returns false when somebody else wrote in between; nothing is stored then
 */
export function updateCharge(
  state: PlanState,
  charge: StoredCharge,
  fields: Partial<Pick<PlanCharge, 'reference' | 'awaiting' | 'counted'>>,
  after: Subscription | null,
  mail: PlanMail | null,
): Promise<boolean> {
  const batch = db().batch();
  batch.update(refs.planCharge(state.uid, charge.id), fields, { lastUpdateTime: charge.updateTime });
  if (after) putSubscription(batch, state, after);
  putMail(batch, mail);
  return tryCommit(batch);
}

/**
 * The last step: how the charge ended, with all that follows from it, its entries in the books and the mark for its invoice
 * included. `after` null takes a first reservation back.
 * @param fee what the provider keeps of it, null where that is not known (yet)
 * @param endedBy disputed charges with which the plan ends now
 */
export function settleCharge(
  state: PlanState,
  charge: StoredCharge,
  finished: PlanCharge,
  after: Subscription | null,
  mails: readonly (PlanMail | null)[],
  fee: ProviderFee | null,
  endedBy: readonly StoredCharge[],
): Promise<boolean> {
  const batch = db().batch();
  const { status, reference, payment, failure, invoiceDue, personGone } = finished;
  const result = {
    status,
    reference,
    payment,
    ...(charge.token && { token: null }),
    ...(charge.awaiting && { awaiting: null }),
    ...(failure && { failure }),
    ...(invoiceDue && { invoiceDue }),
    ...(personGone && { personGone }),
  };
  batch.update(refs.planCharge(state.uid, charge.id), result, { lastUpdateTime: charge.updateTime });
  if (status === 'paid') {
    const [paid, booking] = [paidCharge(state.uid, finished), { reference, at: clock.now() }];
    addLedgerEntry(batch, chargeEntry(paid, booking));
    if (fee) addLedgerEntry(batch, feeEntry(paid, booking, fee));
  }
  if (after) putSubscription(batch, state, after);
  else if (state.subscription) {
    batch.delete(refs.subscription(state.uid), { lastUpdateTime: state.subscription.updateTime });
  }
  for (const { id, updateTime } of endedBy) {
    const disputed = refs.planCharge(state.uid, id);
    batch.update(disputed, { 'dispute.endedPlan': true }, { lastUpdateTime: updateTime });
  }
  for (const mail of mails) putMail(batch, mail);
  return tryCommit(batch);
}

/** What goes with a change that costs nothing. */
interface Beside {
  /** The key of the call, with its answer. */
  known?: { keyId: string; answer: PlanChangeOutput };
  mail?: PlanMail | null;
  /** That an admin wanted it. */
  audit?: { id: string; entry: DocumentData };
}

/** A change that costs nothing, with its key and answer where it has them. */
export function writeChange(
  state: PlanState,
  after: Subscription,
  { known, mail = null, audit }: Beside,
): Promise<boolean> {
  const batch = db().batch();
  putSubscription(batch, state, after);
  if (known) {
    const { keyId, answer } = known;
    batch.create(refs.idempotency(keyId), { answer, uid: state.uid, ...keyTimes() });
  }
  if (audit) batch.create(refs.auditEntry(audit.id), audit.entry);
  putMail(batch, mail);
  return tryCommit(batch);
}

const pageSize = 100;

async function* uidsOf(query: Query): AsyncGenerator<string> {
  for await (const { id } of eachDocument(query, pageSize)) yield id;
}

/** Whose period, or wait for another try, was over at `now` (milliseconds), oldest first. */
export function dueSubscribers(now: number): AsyncGenerator<string> {
  return uidsOf(refs.subscriptions().where('dueAt', '<=', fromMillis(now)).orderBy('dueAt'));
}

/** Whose charge has been under way since before `before` (milliseconds). */
export function stuckSubscribers(before: number): AsyncGenerator<string> {
  return uidsOf(refs.subscriptions().where('openSince', '<=', fromMillis(before)).orderBy('openSince'));
}

const endAttempts = 10;

/** Ends the plan of somebody whose account goes, and forgets who they were; nothing where there is none. */
export async function endForGood(uid: string): Promise<void> {
  for (let attempt = 0; attempt < endAttempts; attempt++) {
    const found = await refs.subscription(uid).get();
    const current = toSubscription(found);
    if (!current) return;
    const batch = db().batch();
    const after: Subscription = { ...current, status: 'ended' };
    const forgotten = { person: noField(), terms: noField(), addressCountry: noField() };
    const kept = { status: after.status, listing: listingOf(after), mrrCents: 0, ...forgotten };
    batch.update(refs.subscription(uid), kept, { lastUpdateTime: current.updateTime });
    putChange(batch, uid, current, after);
    if (await tryCommit(batch)) return;
  }
  throw new RefusalError('busy');
}

/** Follows somebody's name and address. */
export async function renameSubscriber(uid: string, member: NonNullable<PlanOwner['member']>): Promise<void> {
  try {
    await refs.subscription(uid).update(personFields(uid, member));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
