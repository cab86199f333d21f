import { excerpt, type Notification } from '@tempera/domain/conversations/notification';
import { askerName } from '@tempera/domain/money/asker-name';
import type { OrderStatus } from '@tempera/domain/orders/order';
import type { Standing } from '@tempera/domain/people/access';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import type { DocumentData } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';

/** Something that has happened to a person. `id` is what it happened to: an order, their standing, their role. */
export interface News extends Pick<Notification, 'kind' | 'title' | 'text' | 'link'> {
  uid: string;
  id: string;
}

const orderTexts: Record<Exclude<OrderStatus, 'pending'>, [title: string, text: (id: string) => string]> = {
  completed: ['Order completed', (id) => `The templates from order ${id} are in your library.`],
  failed: ['Order failed', (id) => `The payment for order ${id} did not go through.`],
  refunded: ['Order refunded', (id) => `The payment for order ${id} was refunded.`],
};

const isKnown = (status: unknown): status is keyof typeof orderTexts =>
  typeof status === 'string' && Object.hasOwn(orderTexts, status);

/** A part given back leaves an order's status, but is news. */
const partly = [
  'Order partly refunded',
  (id: string) => `Part of the payment for order ${id} was refunded.`,
] as const;

const disputeTexts: Record<string, [title: string, text: (id: string, decider: string) => string]> = {
  open: [
    'Payment disputed',
    (id, decider) => `${decider} has withdrawn the payment for order ${id}. Downloads are paused.`,
  ],
  won: ['Payment settled', (id) => `The payment for order ${id} stands. Your downloads are back.`],
  lost: ['Payment returned', (id) => `The payment for order ${id} was returned to its payer.`],
};

function wordsOf(before: DocumentData | undefined, after: DocumentData) {
  if (!isKnown(after.status)) return null;
  const { id, state } = after.dispute ?? {};
  if (id !== before?.dispute?.id || state !== before?.dispute?.state) return disputeTexts[state] ?? null;
  if (before?.status !== after.status) return orderTexts[after.status];
  return (before?.refundedCents ?? 0) < (after.refundedCents ?? 0) ? partly : null;
}

/** What a change of `orders/{id}` tells its buyer: that it has ended, or ended differently, or cost less in the end. */
export function orderNews(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): News | null {
  const words = after && wordsOf(before, after);
  const decider = capital(askerName(after?.payment?.method?.type));
  if (!words || typeof after?.uid !== 'string' || after.uid === '') return null;
  const [title, text] = words;
  return { uid: after.uid, id, kind: 'order', title, text: text(id, decider), link: paths.order(id) };
}

const standingTitles: Record<Standing, string> = {
  active: 'Your account is active again',
  banned: 'Your account is banned',
  suspended: 'Your account is suspended',
};

/** What a change of `access/{uid}` tells the person: how they stand, and what they may do now. */
export function accessNews(
  uid: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): News[] {
  if (!after) return [];
  const [was, is] = [toAccess(before), toAccess(after)];
  const kind = 'moderation';
  const isRestricted = is.status !== 'active';
  const standing: News = {
    uid,
    id: 'standing',
    kind,
    title: standingTitles[is.status],
    text: excerpt(is.reason),
    link: isRestricted ? paths.supportChat(uid) : paths.profile,
  };
  const role: News = {
    uid,
    id: 'role',
    kind,
    title: 'Your role has changed',
    text: `Your role is ${is.role} now.`,
    link: paths.profile,
  };
  const restrictedAnew = isRestricted && before?.restrictionId !== after.restrictionId;
  return [
    ...(was.status !== is.status || restrictedAnew ? [standing] : []),
    // The first record of an account is no change.
    ...(before && was.role !== is.role ? [role] : []),
  ];
}
