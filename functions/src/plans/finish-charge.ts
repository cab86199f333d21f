import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ProviderFee } from '@tempera/domain/ledger/provider-fee';
import { isBillableCharge } from '@tempera/domain/money/invoice';
import { starterPlan } from '@tempera/domain/plans/plan';
import {
  afterAsked,
  afterDeclined,
  afterDispute,
  afterPaid,
  ended,
  type PlanCharge,
  type Subscription,
  storedPayment,
} from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { type Payment, type PaymentProvider, PaymentRejectedError } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { chargesBeside, toOthers } from './charges-beside.store.ts';
import { advance, canBePaid, type Intent, requestOf } from './pay-charge.ts';
import { mailAfter, mailOfAsking, mailOfFollowed, mailOfPending } from './plan-mail.ts';
import type { StoredCharge } from './plan-records.store.ts';
import {
  type PlanState,
  readChargeState,
  readPlanState,
  settleCharge,
  updateCharge,
} from './subscriptions.store.ts';

/** Rounds after which somebody else has long finished what this one is at. */
const attempts = 10;

/** A charge, and how its payment stood last; null where nobody had to be asked. */
export interface ChargeStanding {
  charge: PlanCharge;
  payment: Payment | null;
}

type OpenState = PlanState & { subscription: NonNullable<PlanState['subscription']> };

/** What a charge's outcome makes of the subscription; null: it goes as it came, with the first charge. */
function afterOutcome({ subscription, member }: OpenState, charge: PlanCharge): Subscription | null {
  const isPaid = charge.status === 'paid';
  if (!isPaid && subscription.planId === starterPlan) return null;
  const after = isPaid ? afterPaid(subscription, charge) : afterDeclined(subscription, charge, clock.now());
  // Whoever has deleted their account has no plan any more, whatever their bank does later.
  return member ? after : ended(after);
}

/**
 * What becomes of a plan with the disputes that were heard of while its charge was under way.
 * @returns with the disputed charges from which something follows, and with those that it has ended with, or is kept away by
 */
async function followHeld({ uid, subscription, member }: OpenState, settled: Subscription | null) {
  const by: StoredCharge[] = [];
  const endedBy: StoredCharge[] = [];
  let after = settled;
  for (const id of (member && subscription.heldDisputes) ?? []) {
    const { charge } = await readChargeState(uid, id);
    if (!charge?.dispute || !after) continue;
    const marked = new Set(endedBy.map((one) => one.id));
    const others = toOthers(await chargesBeside(uid, charge).get(), charge).map((one) =>
      one.dispute && marked.has(one.id) ? { ...one, dispute: { ...one.dispute, endedPlan: true } } : one,
    );
    const next = afterDispute(after, charge, others, clock.now());
    if (next.endedPlan && !charge.dispute.endedPlan) endedBy.push(charge);
    if (!next.after) continue;
    by.push(charge);
    after = next.after;
  }
  return { after, by, endedBy };
}

/** The last step, in one commit. @returns null when somebody else wrote in between */
async function end(
  state: OpenState,
  charge: StoredCharge,
  result: Pick<PlanCharge, 'status'> & Partial<PlanCharge>,
  fee: ProviderFee | null,
  settings: SiteSettings,
  isAway: boolean,
): Promise<PlanCharge | null> {
  const finished: PlanCharge = { ...charge, ...result, token: null, awaiting: null };
  if (isBillableCharge(finished)) finished.invoiceDue = true;
  if (finished.status === 'paid' && !state.member) finished.personGone = true;
  const after = afterOutcome(state, finished);
  const receipt = mailAfter(state, finished, after, { awaited: charge.awaiting ?? null, isAway }, settings);
  const followed = await followHeld(state, after);
  const mails = [receipt, ...followed.by.map((one) => mailOfFollowed(one, settings))];
  if (!(await settleCharge(state, charge, finished, followed.after, mails, fee, followed.endedBy)))
    return null;
  logs.planCharged(charge.id, finished.status);
  return finished;
}

/** Notes whom a charge waits for. A renewal that waits for its person counts as a try, and they are told. */
async function wait(
  state: OpenState,
  charge: StoredCharge,
  awaiting: 'person' | 'bank',
  asked: Subscription | null,
  settings: SiteSettings,
): Promise<PlanCharge | null> {
  const isCounted = asked !== null;
  if (charge.awaiting === awaiting && !isCounted) return charge;
  const fields = { awaiting, ...(isCounted && { counted: true as const }) };
  const mail = asked
    ? mailOfAsking(state, charge, asked, settings)
    : awaiting === 'bank' && mailOfPending(state, charge, settings);
  const written = await updateCharge(state, charge, fields, asked, mail || null);
  return written ? { ...charge, ...fields } : null;
}

/** The bank pays with the person there, and only then. */
const wantsPerson = ({ kind, counted }: PlanCharge, { state, failure }: Payment): boolean =>
  state === 'requires-action' ||
  (state === 'failed' && kind === 'renewal' && (counted || failure?.code === 'authentication_required'));

/** Brings a charge in line with its payment. @returns null when somebody else wrote in between */
async function apply(
  state: OpenState,
  charge: StoredCharge,
  payment: Payment,
  settings: SiteSettings,
  provider: PaymentProvider,
  isAway: boolean,
): Promise<PlanCharge | null> {
  const { reference, failure } = payment;
  switch (payment.state) {
    case 'new':
      return charge;
    case 'processing':
      return wait(state, charge, 'bank', null, settings);
    case 'paid': {
      const { customer = '' } = charge.payment;
      const method = payment.method?.id ? storedPayment(provider.name, customer, payment.method) : null;
      const paid = { status: 'paid', reference, ...(method && { payment: method }) } as const;
      return end(state, charge, paid, payment.fee, settings, isAway);
    }
    case 'canceled': {
      const isGivenUp = failure?.code === 'given-up';
      const why = failure && !isGivenUp && { failure: failure.code };
      return end(
        state,
        charge,
        { status: 'failed', reference, ...why },
        null,
        settings,
        isAway && !isGivenUp,
      );
    }
    default: {
      if (wantsPerson(charge, payment)) {
        const isNew = charge.kind === 'renewal' && !charge.counted;
        const asked = isNew ? afterAsked(state.subscription, clock.now()) : null;
        if (!isNew || asked) return wait(state, charge, 'person', asked, settings);
      }
      // The provider would let it be paid by another card, while here it is over.
      const closed = await provider.cancel(reference);
      // A cancellation has no reason of its own: it failed for that of the payment.
      const over = closed.state === 'failed' ? { ...closed, state: 'canceled' as const } : closed;
      const known = over.state === 'canceled' ? { ...over, failure: failure ?? over.failure } : over;
      return apply(state, charge, known, settings, provider, isAway);
    }
  }
}

/**
 * Begins the payment of a charge and stores its number, before anything can be charged by it.
 * @returns null when somebody else wrote in between, or the charge has failed with that
 */
async function begin(
  state: OpenState,
  charge: StoredCharge,
  settings: SiteSettings,
  provider: PaymentProvider,
  isAway: boolean,
): Promise<Payment | null> {
  const fail = async (failure: string) => {
    await end(state, charge, { status: 'failed', failure }, null, settings, isAway);
    return null;
  };
  if (!canBePaid(charge, provider)) return fail('payment_method_missing');
  try {
    const payment = await provider.begin(requestOf(state.uid, charge));
    const isStored = await updateCharge(state, charge, { reference: payment.reference }, null, null);
    return isStored ? payment : null;
  } catch (error) {
    if (error instanceof PaymentRejectedError) return fail(error.code);
    throw error;
  }
}

/**
 * The second and third step of a payment for a plan: asks the provider, then settles in one batch. Safe to run any number
 * of times and at once: a payment charges once, and the charge is settled once.
 * `told` is how the payment stands, for whoever knows already; `isAway`: it is no call of its person's own, who has to be told by mail.
 * @throws RefusalError `not-subscribed` for a charge that is gone, `payment-unavailable`; the charge stays open for the next call
 *   or the schedule
 */
export async function finishCharge(
  uid: string,
  chargeId: string,
  intent: Intent,
  provider: PaymentProvider,
  settings: SiteSettings,
  { told = null, isAway = false }: { told?: Payment | null; isAway?: boolean } = {},
): Promise<ChargeStanding> {
  let known = told;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { charge, subscription, ...owner } = await readChargeState(uid, chargeId);
    if (charge && charge.status !== 'pending') return { charge, payment: null };
    // Gone with the account that it belonged to.
    if (!charge || !subscription) throw new RefusalError('not-subscribed');
    const state = { ...owner, subscription };
    if (charge.reference === null) {
      if (intent === 'look') return { charge, payment: null };
      // What has no number yet was never confirmed, and will not be: that needs this very document as it is.
      if (intent === 'close' || intent === 'expire')
        await end(state, charge, { status: 'failed' }, null, settings, isAway);
      else known = await begin(state, charge, settings, provider, isAway);
      continue;
    }
    const stands = known?.reference === charge.reference ? known : await provider.lookup(charge.reference);
    known = null;
    const payment = await advance(charge, stands, intent, settings, provider, isAway);
    const applied = await apply(state, charge, payment, settings, provider, isAway);
    if (applied) return { charge: applied, payment };
  }
  throw new RefusalError('busy');
}

/**
 * Brings a charge in line with its payment, for whoever learns of it: a webhook, a sweep.
 * @returns null where the charge is gone with its account
 * @throws RefusalError `payment-unavailable`, `busy`
 */
export async function finishPlanPayment(
  uid: string,
  chargeId: string,
  payment: Payment,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<PlanCharge | null> {
  try {
    return (await finishCharge(uid, chargeId, 'look', provider, settings, { told: payment, isAway: true }))
      .charge;
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.reason === 'not-subscribed') return null;
    throw error;
  }
}

/**
 * How a person stands once no payment is under way: an open one is finished first, and one that waits for them is closed, as
 * they have something else in mind.
 * @param own whether a charge belongs to this very call, sent before
 * @param isAway whether it is an admin who has something else in mind
 * @throws RefusalError `payment-pending` while a bank has yet to decide, and for a charge of its own
 */
export async function readSettled(
  uid: string,
  provider: PaymentProvider,
  settings: SiteSettings,
  own: (chargeId: string) => boolean = () => false,
  isAway = false,
): Promise<PlanState> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { charge, ...state } = await readOpenCharge(uid);
    if (!charge) return state;
    if (own(charge.id)) throw new RefusalError('payment-pending');
    const intent = charge.awaiting === 'person' ? 'close' : 'pay';
    const finished = await finishCharge(uid, charge.id, intent, provider, settings, { isAway });
    const { status, awaiting } = finished.charge;
    if (status === 'pending' && awaiting !== 'person') throw new RefusalError('payment-pending');
  }
  throw new RefusalError('busy');
}

/** How a person stands, with the charge under way. */
async function readOpenCharge(uid: string): Promise<PlanState & { charge: StoredCharge | null }> {
  const state = await readPlanState(uid);
  const open = state.subscription?.openChargeId ?? null;
  return open === null ? { ...state, charge: null } : readChargeState(uid, open);
}
