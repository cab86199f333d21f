import type { ScanRecord } from '@tempera/domain/operations/security-scan';
import type { Span } from '@tempera/domain/reports/sales-period';
import { limit, orderBy, where } from 'firebase/firestore';
import { countDocuments, readDoc } from '../../../firebase/live/read.ts';

/** Firestore counts so many for one read; a figure beyond says `1,000+`. */
export const countedAtMost = 1_000;

/** What needs somebody, by how many there are. */
export type Attention = Record<
  | 'disputes'
  | 'disputedPlans'
  | 'orders'
  | 'overdue'
  | 'waiting'
  | 'appeals'
  | 'mails'
  | 'unfilled'
  | 'findings',
  number
>;

/** Products in whatever state. */
export const countProducts = () => countDocuments('products', limit(countedAtMost));

export const countUsers = () =>
  countDocuments('users', where('registered', '==', true), limit(countedAtMost));
export const countRestricted = () =>
  countDocuments('users', where('status', 'in', ['banned', 'suspended']), limit(countedAtMost));
const countOrders = () => countDocuments('orders', where('status', '==', 'pending'), limit(countedAtMost));
/** Payments that a bank wants back, until it has decided, or asks about. */
const countDisputes = () =>
  countDocuments('orders', where('dispute.state', 'in', ['inquiry', 'open']), limit(countedAtMost));
/** Disputed payments of plans, by their subscriptions. */
const countDisputedPlans = () =>
  countDocuments('subscriptions', where('disputed', '==', true), limit(countedAtMost));
/** Tickets whose customers wait for an answer: all of them, or those to whom it was promised by now (milliseconds). */
const countWaiting = () => countDocuments('tickets', where('dueAt', '>', new Date(0)), limit(countedAtMost));
const countOverdue = (now: number) =>
  countDocuments('tickets', where('dueAt', '<=', new Date(now)), limit(countedAtMost));
const countAppeals = () => countDocuments('appeals', where('status', '==', 'open'), limit(countedAtMost));

const countFailedMails = () =>
  countDocuments('mail', where('delivery.state', '==', 'ERROR'), limit(countedAtMost));
/** What can't be sold, be it a draft or not: nothing was uploaded yet. */
const countUnfilled = () =>
  countDocuments(
    'products',
    where('status', 'in', ['active', 'draft']),
    where('version', '==', ''),
    limit(countedAtMost),
  );

/** What the last security scan left to do. */
async function readFindings(): Promise<number> {
  const scan = (await readDoc('stats/scan')) as Partial<ScanRecord<number>> | null;
  return scan?.findings ?? 0;
}

/** What needs somebody, counted. @throws FirebaseError */
export async function countAttention(now: number): Promise<Attention> {
  const [disputes, disputedPlans, orders, overdue, waiting, appeals, mails, unfilled, findings] =
    await Promise.all([
      countDisputes(),
      countDisputedPlans(),
      countOrders(),
      countOverdue(now),
      countWaiting(),
      countAppeals(),
      countFailedMails(),
      countUnfilled(),
      readFindings(),
    ]);
  return { disputes, disputedPlans, orders, overdue, waiting, appeals, mails, unfilled, findings };
}

export const countActiveCoupons = () =>
  countDocuments('coupons', where('status', '==', 'active'), limit(countedAtMost));

/** The first moment of a span, and the first after it. */
const startOf = ({ from }: Span) => new Date(from);
const endOf = ({ to }: Span) => new Date(Date.parse(to) + 24 * 60 * 60 * 1000);

/** Customers whose accounts were opened on the days of a span; who runs the store is none. */
export const countNewCustomers = (span: Span) =>
  countDocuments(
    'users',
    where('registered', '==', true),
    where('role', '==', 'customer'),
    where('joinDate', '>=', startOf(span)),
    where('joinDate', '<', endOf(span)),
    orderBy('joinDate', 'desc'),
  );
/** Products that were added on the days of a span. */
export const countNewProducts = (span: Span) =>
  countDocuments('products', where('dateAdded', '>=', startOf(span)), where('dateAdded', '<', endOf(span)));
