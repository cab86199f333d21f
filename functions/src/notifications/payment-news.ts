import { excerpt } from '@tempera/domain/conversations/notification';
import { askerName } from '@tempera/domain/money/asker-name';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { OrderDispute } from '@tempera/domain/orders/order';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { capital } from '@tempera/domain/site/plain-text';
import type { DocumentData } from '../platform/admin.ts';
import type { News } from './record-news.ts';

/** `by` is until when it can be answered, with a space before it, or nothing. */
type Words = readonly [title: string, text: (by: string) => string];

/** Who asks for their money, or takes it: of an order's payment, or of a plan's. */
const askerOf = ({ payment }: DocumentData): string =>
  askerName(payment?.method?.type ?? payment?.type, 'the');

const disputeWords = (asker: string): Record<OrderDispute['state'], Words> => ({
  inquiry: [
    `${asker} asks about a payment`,
    (by) => `Answer it${by} in the payment provider’s dashboard. It has taken nothing.`,
  ],
  closed: [`${asker} asks about a payment no more`, () => 'It has taken nothing.'],
  open: ['Payment disputed', (by) => `Answer it${by} with evidence in the payment provider’s dashboard.`],
  won: ['Dispute won', () => 'The money is back, and what it paid for can be downloaded again.'],
  lost: ['Dispute lost', () => 'The money is gone, and so is what it paid for.'],
});

const failedRefund: Words = [
  'A refund did not arrive',
  () => 'The money is back with the store. Refund it in another way.',
];

const ofNobody: Words = [
  'A deleted account has paid for a plan',
  () => 'Its payment took its time. The plan stays ended: refund the payment.',
];

/** What a change of an order, or of a plan's charge, has that those who manage the store should look at; null for nothing. */
function wordsOf(
  before: DocumentData | undefined,
  after: DocumentData,
): { words: Words; cents: number; dueAt?: number | undefined } | null {
  const [was, is] = [before?.dispute, after.dispute as OrderDispute | undefined];
  if (is && (is.id !== was?.id || is.state !== was?.state)) {
    return { words: disputeWords(capital(askerOf(after)))[is.state], cents: is.amountCents, dueAt: is.dueAt };
  }
  if (after.personGone && !before?.personGone) return { words: ofNobody, cents: after.amountCents };
  const back = (before?.refundedCents ?? 0) - (after.refundedCents ?? 0);
  return back > 0 ? { words: failedRefund, cents: back } : null;
}

/** What was paid for, as people know it: nobody looks for a plan's charge by its id. */
const nameOf = (id: string, { planName }: DocumentData): string =>
  typeof planName === 'string' ? `The ${planName} plan` : id;

/** What those who manage the store are told of a payment that wants to be looked at. `link` is where it stands. */
export function paymentNews(
  id: string,
  link: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Omit<News, 'uid'> | null {
  const found = after && wordsOf(before, after);
  if (!found) return null;
  const [title, what] = found.words;
  const by = found.dueAt ? ` by ${formatLongUtcDate(found.dueAt)},` : '';
  const money = formatMoney(found.cents as Cents, after.currency as Currency);
  return { id, kind: 'payment', title, text: excerpt(`${nameOf(id, after)}: ${money}. ${what(by)}`), link };
}
