import type { Plan } from '@tempera/domain/catalogue/product';
import type { ManageSubscriptionInput } from '@tempera/domain/plans/manage-subscription';
import type { PlanStandingOutput } from '@tempera/domain/plans/plan-calls';
import { type Listing, listings, type PlanChange } from '@tempera/domain/plans/plan-change';
import type { RefundChargeInput, RefundChargeOutput } from '@tempera/domain/plans/refund-charge';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import { isFound, searchWords } from '@tempera/domain/search/terms';
import { count, limit, orderBy, type QueryConstraint, sum, where } from 'firebase/firestore';
import { withProof } from '../../../firebase/auth/proof.ts';
import { behind, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { addUp, countDocuments, readAll, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useFound, withWord } from '../../../firebase/live/use-found.ts';
import { call } from '../../../firebase/write/call.ts';
import type { Direction, Found, Query } from '../../../ui/resource-list/resource.ts';

/** Somebody's subscription as lists have it; its id is their uid. One without an account any more has no person. */
export interface ListedSubscription extends Subscription {
  id: string;
  listing: Listing;
  mrrCents: number;
  /** When it began, whatever its plan was then; milliseconds. */
  startedAt: number;
  person?: { name: string; email: string };
  terms?: string[];
}

/** Subscriptions on one page; one more is read, to know whether there are more. */
export const subscriptionsPerPage = 25;

/** Whatever has become of the plan, some payment of it is disputed. */
export const disputed = 'disputed';

const those = ({ listing }: Query['filters'], direction: Direction): QueryConstraint[] => [
  listing === disputed
    ? where('disputed', '==', true)
    : where('listing', 'in', listing ? [listing] : [...listings]),
  orderBy('startedAt', direction),
];

/** A page of those that the filter leaves. `last` is the last one on the page before. */
export const useSubscriptionPage = (
  { filters, sort }: Query,
  last: ListedSubscription | null,
): Live<ListedSubscription[]> =>
  useList(
    'subscriptions',
    ...those(filters, sort.direction),
    ...behind(last),
    limit(subscriptionsPerPage + 1),
  );

/** Those whose person's name or address has all that is typed. */
export const useSubscriptionsFound = ({ text, filters, sort }: Query): Found<ListedSubscription> =>
  useFound<ListedSubscription>(
    'subscriptions',
    text,
    subscriptionsPerPage,
    ...those(filters, sort.direction),
  );

/** One of them, asked for once; null when there is none. @throws FirebaseError */
export const readSubscription = (uid: string) => readItem<ListedSubscription>(`subscriptions/${uid}`);

/** One of them, live. */
export const useSubscriptionOf = (uid: string): Live<ListedSubscription> => useDoc(`subscriptions/${uid}`);

/** All that the table would show on all its pages, the newest first. @throws FirebaseError */
export async function readAllSubscriptions(
  { text, filters }: Query,
  onProgress: (count: number) => void,
): Promise<ListedSubscription[]> {
  const words = searchWords(text);
  const wanted = text === '' ? [] : [withWord(words)];
  const found = await readAll<ListedSubscription>(
    'subscriptions',
    ...wanted,
    ...those(filters, 'desc'),
  )(onProgress);
  return found.filter((one) => isFound(one, words));
}

/** The figures above the list, by aggregation queries: no subscription is read. @throws FirebaseError */
export async function readSubscriptionFigures() {
  const [paying, pastDue, given] = await Promise.all([
    addUp('subscriptions', { count: count(), mrr: sum('mrrCents') }, where('mrrCents', '>', 0)),
    countDocuments('subscriptions', where('listing', '==', 'past-due')),
    countDocuments('subscriptions', where('listing', '==', 'given')),
  ]);
  return { subscribers: paying.count, mrrCents: paying.mrr, pastDue, given };
}

/** All plans, live, in their order. */
export const usePlansNow = (): Live<Plan[]> => useList('plans', orderBy('order'), limit(100));

/** What was charged for somebody's plan, the newest first, live. */
export const useChargesOf = (uid: string): Live<PlanCharge[]> =>
  useList<PlanCharge>(`subscriptions/${uid}/charges`, orderBy('at', 'desc'), limit(50));

/** What became of somebody's subscription, the newest first, live. */
export const useChangesOf = (uid: string): Live<(PlanChange & { id: string })[]> =>
  useList<PlanChange>('planChanges', where('uid', '==', uid), orderBy('at', 'desc'), limit(50));

/** @throws CallError */
export const manageSubscription = (input: ManageSubscriptionInput) =>
  call<ManageSubscriptionInput, PlanStandingOutput>('manageSubscription', input);

/** Gives back what a charge cost, or a part. @throws CallError */
export const refundCharge = (input: RefundChargeInput) =>
  withProof(() => call<RefundChargeInput, RefundChargeOutput>('refundCharge', input));
