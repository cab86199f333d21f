import { randomUUID } from 'node:crypto';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { unique } from '../../functions/support/store.ts';
import {
  advisory,
  category,
  coupon,
  earlier,
  faq,
  invoice,
  newCoupon,
  newMessageReport,
  newProduct,
  newReport,
  newReview,
  order,
  pageText,
  plan,
  product,
  review,
  seller,
} from '../../rules/kit/documents.ts';
import { openStore } from '../../rules/kit/open-rules.ts';
import { room, roomMessage } from '../../rules/kit/rooms.ts';
import type { TargetName } from '../who-may-what.ts';
import { type Cast, nameOf } from './cast.ts';
import type { Data } from './firestore.ts';

/** A document that is attacked. */
export interface Target {
  path: string;
  /** What stands there; nothing is put where something acts on it. */
  stored?: Data;
  /** Where one is to be made. */
  newPath: string;
  /** What is sent to make one, by that person. */
  created: (by: string) => Data;
  /** Documents that come with it. */
  with?: (by: string) => Record<string, Data>;
  /** What is sent to change it: fields of it, or all of it. */
  updated: { fields: Data } | { whole: Data };
  /** What it leans on. */
  around?: Record<string, Data>;
  /** Never written without the rules: triggers and schedules act on such documents, or others here lean on it. */
  spared?: true;
}

const now = serverTimestamp();
const noted = { note: 'a' };
const longAgo = Timestamp.fromMillis(Date.now() - 3_600_000);

const advisoryPath = () => `advisories/${randomUUID()}`;

/** A kind of document that functions alone write: any content shows it. */
const plain = (path: string, data: Data = noted): Target => ({
  path,
  stored: data,
  newPath: `${path}-new`,
  created: () => data,
  updated: { fields: { note: 'attacked' } },
});
const spared = (path: string): Target => {
  const { stored: _, ...rest } = plain(path);
  return { ...rest, spared: true };
};
/** A document that stands at a fixed place and is written whole. */
const fixed = (path: string, stored: Data, by: (uid: string) => Data = () => stored): Target => ({
  path,
  stored,
  newPath: path,
  created: by,
  updated: { whole: stored },
});
/** What admins write by a form. */
const managed = (path: string, newPath: string, stored: Data, created: Data = stored): Target => ({
  path,
  stored,
  newPath,
  created: () => created,
  updated: { whole: stored },
});

/** A note of somebody of the team, and one that another has written. */
const teamNote = (path: string, author: string): Target => {
  const note = (by: string, at: unknown) => ({ authorId: by, authorName: nameOf(by), text: 'A note.', at });
  return {
    path,
    stored: note(author, earlier),
    newPath: `${path}-new`,
    created: (by) => note(by, now),
    updated: { fields: { text: 'Attacked.' } },
  };
};

export const chat = (uid: string, email: string, at: unknown, status = 'active') => ({
  userId: uid,
  userName: nameOf(uid),
  userEmail: email,
  status,
  createdAt: at,
  lastMessage: '',
  lastMessageTime: at,
  unreadCount: 0,
  customerUnread: 0,
  sent: {},
  times: {},
  assignedTo: '',
  assignedName: '',
  ticketId: '',
});

/** The first of its kind that somebody writes, counted. */
const tally = (by: string, kind: string, last: string) => ({
  [`users/${by}/tallies/${kind}`]: { count: 1, since: now, at: now, last },
});

export const pairOf = (one: string, other: string) => [one, other].sort().join('_');

/** What is attacked under each name of the table. */
export function targetsOf({ victim, friend, admin }: Cast): Record<TargetName, Target> {
  const id = unique('attack');
  const [me, other] = [victim.uid, friend.uid];
  const [sold, soldToo, draft] = [`${id}-sold`, `${id}-sold-too`, `${id}-draft`];
  const code = id.toUpperCase();
  const [ticket, session] = [`tickets/${me}_0`, `chats/${me}_0`];
  const pair = pairOf(me, other);
  const [third, fourth, blocked] = [`${id}C`, `${id}D`, `${id}E`];
  const products = {
    [`products/${sold}`]: product(),
    [`products/${soldToo}`]: product(),
    [`products/${draft}`]: product('draft'),
  };
  const owned = { slug: sold, orderId: null, grantedAt: earlier };
  const reviewed = `products/${sold}/reviews/${other}`;
  const ticketDoc = (at: unknown) => ({
    userId: me,
    username: nameOf(me),
    status: 'open',
    subject: 'Where?',
    createdAt: at,
    lastMessage: 'Where is it?',
    lastMessageAt: at,
    customerSent: 1,
    customerUnread: 0,
    customerTimes: { '0': at },
    staffSent: 0,
    staffUnread: 1,
  });
  const ticketMessage = (by: string, at: unknown) => ({
    fromUserId: by,
    fromUserName: nameOf(by),
    fromUserRole: 'customer',
    message: 'Where is it?',
    timestamp: at,
    isRead: false,
  });
  const chatMessage = (by: string, at: unknown) => ({
    senderId: by,
    senderName: nameOf(by),
    senderType: 'user',
    senderRole: 'customer',
    message: 'And now?',
    timestamp: at,
    isRead: false,
  });
  const talk = (with_: string) => pairOf(me, with_);
  const begun = {
    createdAt: now,
    lastMessage: 'Hello.',
    lastMessageAt: now,
    times: { [me]: { '0': now } },
  };
  const preferences = { replies: true, orders: true, moderation: true, email: true };
  const desk = (by: string, at: unknown) => ({ tags: ['vip'], byId: by, at });
  const unpaid = { ...order(me), status: 'failed', paymentStatus: 'failed' };
  return {
    'settings/site': fixed('settings/site', openStore['settings/site']),
    'settings/private': fixed('settings/private', openStore['settings/private']),
    'settings/owner': fixed('settings/owner', {
      ownerApprovesRefundsOverCents: 50_000,
      requireSecondFactor: false,
    }),
    'settings/mail': fixed('settings/mail', { templates: {} }),
    'settings/seller': fixed('settings/seller', seller()),
    'settings/support': fixed('settings/support', { cannedReplies: ['Hello.'] }),
    'settings/maintenance': fixed('settings/maintenance', openStore['settings/maintenance']),
    'settings/creator': fixed('settings/creator', openStore['settings/creator']),
    'settings/{id}, any other': plain(`settings/${id}`),
    '{collection}/{id}/marks/{mark}': {
      ...plain(`settings/site/marks/${randomUUID().slice(0, 8)}`, { byId: me, at: earlier }),
      created: (by) => ({ byId: by, at: now }),
    },
    'archived/{slug}': plain(`archived/${id}`, { category: 'auth' }),
    'addresses/{address}': plain(`addresses/${id}`, { slug: sold }),
    'categories/{slug}': managed(`categories/${id}`, `categories/${id}-new`, category()),
    'plans/{id}': managed(`plans/${id}`, `plans/${id}-new`, plan()),
    'legalTexts/{id}': managed('legalTexts/terms', 'legalTexts/privacy', pageText()),
    'guides/{id}': managed('guides/plans', 'guides/account', pageText()),
    'faqs/{id}': managed(`faqs/${id}`, `faqs/${id}-new`, faq()),
    'advisories/{id}': {
      ...managed(
        advisoryPath(),
        advisoryPath(),
        { ...advisory(sold), publishedAt: longAgo },
        {
          ...advisory(sold),
          publishedAt: now,
        },
      ),
      around: products,
      updated: { fields: { withdrawnAt: now } },
    },
    'products/{slug}': {
      ...managed(`products/${sold}`, `products/${id}-fresh`, product(), { ...newProduct(), status: 'draft' }),
      updated: { fields: { title: 'Another', updatedAt: now } },
    },
    'products/{slug}, a draft': {
      ...managed(`products/${draft}`, `products/${id}-fresher`, product('draft'), {
        ...newProduct(),
        status: 'draft',
      }),
      updated: { fields: { priceCents: 1, updatedAt: now } },
    },
    'products/{slug}/versions/{version}': {
      ...plain(`products/${draft}/versions/1.0.0`),
      around: products,
    },
    'products/{slug}/versions/{version}/sources/{n}': {
      ...plain(`products/${draft}/versions/1.0.0/sources/0`),
      around: products,
    },
    'products/{slug}/reviews/{uid}': {
      path: `products/${sold}/reviews/${me}`,
      stored: review(nameOf(me)),
      newPath: `products/${soldToo}/reviews/${me}`,
      created: () => newReview(nameOf(me)),
      updated: { fields: { rating: 1, updatedAt: now } },
      around: {
        ...products,
        [`users/${me}/library/${sold}`]: owned,
        [`users/${me}/library/${soldToo}`]: owned,
      },
    },
    'abuseReports/{id}': {
      path: `abuseReports/${pair}_${other}_0_${me}`,
      stored: { ...newMessageReport(pair, `${other}_0`, me), at: earlier },
      newPath: `abuseReports/${sold}_${other}_${me}`,
      created: () => newReport(sold, other, me),
      with: (by) => tally(by, 'abuseReports', `abuseReports/${sold}_${other}_${me}`),
      updated: { fields: { status: 'closed' } },
      around: { ...products, [reviewed]: review(nameOf(other)) },
    },
    'catalogue/{shard}': plain(`catalogue/${id}`, { rows: [] }),
    'coupons/{code}': managed(`coupons/${code}`, `coupons/${code}-NEW`, coupon(), newCoupon()),
    'coupons/{code}/redemptions/{slot}': {
      ...plain(`coupons/${code}X/redemptions/0`, { orderId: 'ORD-1', uid: me, at: earlier }),
      around: { [`coupons/${code}X`]: coupon() },
    },
    'orders/{id}': {
      ...plain(`orders/ORD-${id}`, unpaid),
      updated: { fields: { status: 'completed' } },
      spared: true,
    },
    'orders/{id}/history/{event}': plain(`orders/ORD-${id}/history/one`),
    'orders/{id}/refunds/{refund}': plain(`orders/ORD-${id}/refunds/one`),
    'orders/{id}/notes/{note}': {
      ...teamNote(`orders/ORD-${id}/notes/one`, admin.uid),
      around: { [`orders/ORD-${id}`]: unpaid },
    },
    'invoices/{id}': { ...plain(`invoices/${id}`, invoice(me)), spared: true },
    'creditNotes/{id}': { ...plain(`creditNotes/${id}`, invoice(me)), spared: true },
    'creditReversals/{id}': { ...plain(`creditReversals/${id}`, invoice(me)), spared: true },
    'ledger/{id}': spared(`ledger/charge-${id}`),
    'reconciliations/{day}': spared('reconciliations/2026-01-01'),
    'planChanges/{id}': spared(`planChanges/${id}`),
    'subscriptions/{uid}': spared(`subscriptions/${me}`),
    'subscriptions/{uid}/charges/{id}': spared(`subscriptions/${me}/charges/one`),
    'subscriptions/{uid}/charges/{id}/refunds/{refund}': spared(
      `subscriptions/${me}/charges/one/refunds/one`,
    ),
    'users/{uid}': {
      ...spared(`users/${me}`),
      newPath: `users/${id}`,
      updated: { fields: { bio: 'Attacked.' } },
    },
    'users/{uid}/library/{slug}': plain(`users/${me}/library/${id}`, owned),
    'users/{uid}/claims/{slug}': plain(`users/${me}/claims/${id}`),
    'users/{uid}/allowances/{month}': plain(`users/${me}/allowances/2026-01`),
    'users/{uid}/downloads/{id}': plain(`users/${me}/downloads/one`),
    'users/{uid}/wishlist/{slug}': {
      ...plain(`users/${me}/wishlist/${id}`, { addedAt: earlier }),
      newPath: `users/${me}/wishlist/${soldToo}`,
      created: () => ({ addedAt: now }),
      with: (by) => tally(by, 'wishlist', `users/${me}/wishlist/${soldToo}`),
      updated: { whole: { addedAt: now } },
      around: products,
    },
    'users/{uid}/blocks/{other}': {
      ...plain(`users/${me}/blocks/${third}x`, { at: earlier }),
      // Nobody whom they talk to: a block closes the room.
      newPath: `users/${me}/blocks/${blocked}`,
      created: () => ({ at: now }),
      with: (by) => tally(by, 'blocks', `users/${me}/blocks/${blocked}`),
      around: { [`profiles/${blocked}`]: { name: nameOf(blocked), role: 'customer' } },
    },
    'users/{uid}/sessions/{id}': plain(`users/${me}/sessions/1763712345`, { browser: 'Firefox' }),
    'users/{uid}/tokens/{id}': plain(`users/${me}/tokens/one`, { name: 'Laptop' }),
    'users/{uid}/tallies/{kind}': { ...spared(`users/${me}/tallies/reads`), stored: noted },
    'users/{uid}/notifications/{key}': {
      ...plain(`users/${me}/notifications/one`, { title: 'Paid', read: false }),
      updated: { fields: { read: true } },
    },
    'users/{uid}/preferences/notifications': fixed(`users/${me}/preferences/notifications`, preferences),
    'users/{uid}/secrets/{id}, named nowhere': plain(`users/${me}/secrets/one`),
    'tickets/{id}': {
      path: ticket,
      stored: ticketDoc(longAgo),
      newPath: `tickets/${me}_1`,
      created: () => ticketDoc(now),
      with: (by) => ({
        [`tickets/${me}_1/messages/first`]: ticketMessage(me, now),
        ...tally(by, 'tickets', `tickets/${me}_1`),
      }),
      updated: { fields: { status: 'closed', settledAt: now } },
      spared: true,
    },
    'tickets/{id}/notes/{note}': {
      ...teamNote(`${ticket}/notes/one`, admin.uid),
      around: { [ticket]: ticketDoc(longAgo) },
    },
    'tickets/{id}/present/{uid}': {
      ...plain(`${ticket}/present/${other}`, { name: nameOf(other), typing: true, at: earlier }),
      created: () => ({ name: nameOf(other), typing: true, at: now }),
      around: { [ticket]: ticketDoc(longAgo) },
    },
    'tickets/{id}/attachments/{attachment}': {
      ...plain(`${ticket}/attachments/one`, { fileName: 'a.txt' }),
      around: { [ticket]: ticketDoc(longAgo) },
    },
    'tickets/{id}/messages/{message}': {
      ...plain(`${ticket}/messages/first`, ticketMessage(me, earlier)),
      newPath: `${ticket}/messages/customer_1`,
      created: (by) => ticketMessage(by, now),
      updated: { fields: { isRead: true } },
      around: { [ticket]: ticketDoc(longAgo) },
    },
    'chats/{id}': {
      path: session,
      stored: chat(me, victim.email, longAgo, 'closed'),
      newPath: `chats/${me}_1`,
      created: () => chat(me, victim.email, now),
      with: (by) => tally(by, 'chats', `chats/${me}_1`),
      updated: { fields: { status: 'closed' } },
    },
    'chats/{id}/messages/{message}': {
      ...plain(`chats/${me}_5/messages/${me}_0`, chatMessage(me, earlier)),
      newPath: `chats/${me}_5/messages/${me}_1`,
      created: (by) => chatMessage(by, now),
      updated: { fields: { isRead: true } },
      around: { [`chats/${me}_5`]: chat(me, victim.email, longAgo) },
    },
    'chats/{id}/typing/{uid}': {
      path: `chats/${me}_5/typing/${me}`,
      stored: { at: earlier },
      newPath: `chats/${me}_6/typing/${me}`,
      created: () => ({ at: now }),
      updated: { whole: { at: now } },
      around: {
        [`chats/${me}_5`]: chat(me, victim.email, longAgo),
        [`chats/${me}_6`]: chat(me, victim.email, longAgo),
      },
    },
    'rooms/{id}': {
      path: `rooms/${pair}`,
      stored: room(pair, me),
      newPath: `rooms/${talk(third)}`,
      created: () => room(talk(third), me, begun),
      with: (by) => ({
        [`rooms/${talk(third)}/messages/${me}_0`]: roomMessage(talk(third), me, { timestamp: now }),
        ...tally(by, 'rooms', `rooms/${talk(third)}`),
        ...tally(by, 'messages', `rooms/${talk(third)}/messages/${me}_0`),
      }),
      updated: { fields: { lastMessage: 'Attacked.' } },
      spared: true,
      around: { [`profiles/${third}`]: { name: nameOf(third), role: 'customer' } },
    },
    'rooms/{id}/messages/{message}': {
      ...plain(`rooms/${pair}/messages/${me}_0`, roomMessage(pair, me)),
      newPath: `rooms/${pair}/messages/${me}_1`,
      created: (by) => roomMessage(pair, by, { timestamp: now }),
      updated: { fields: { content: '', deleted: true } },
      around: { [`rooms/${pair}`]: room(pair, me) },
    },
    'rooms/{id}/typing/{uid}': {
      path: `rooms/${pair}/typing/${me}`,
      stored: { at: earlier },
      newPath: `rooms/${talk(fourth)}/typing/${me}`,
      created: () => ({ at: now }),
      updated: { whole: { at: now } },
      around: { [`rooms/${pair}`]: room(pair, me), [`rooms/${talk(fourth)}`]: room(talk(fourth), me) },
    },
    'profiles/{uid}': {
      ...spared(`profiles/${me}`),
      newPath: `profiles/${id}`,
      updated: { fields: { lastSeen: now } },
    },
    'handles/{handle}': plain(`handles/${id}`, { uid: me }),
    'approvals/{id}': plain(`approvals/${id}`, { status: 'open' }),
    'access/{uid}': {
      ...spared(`access/${me}`),
      newPath: `access/${id}`,
      created: () => ({ role: 'owner', status: 'active' }),
      updated: { fields: { role: 'owner' } },
    },
    'access/{uid}/log/{id}': plain(`access/${me}/log/one`),
    'access/{uid}/notes/{note}': teamNote(`access/${me}/notes/one`, admin.uid),
    'access/{uid}/desk/tags': {
      ...fixed(`access/${me}/desk/tags`, desk(admin.uid, earlier)),
      created: (by) => desk(by, now),
    },
    'appeals/{id}': {
      ...plain(`appeals/${me}_one`, {
        uid: me,
        name: nameOf(me),
        restrictionId: 'one',
        text: 'It was not me.',
        at: earlier,
        status: 'rejected',
      }),
      updated: { fields: { status: 'accepted' } },
      spared: true,
    },
    'stats/{document=**}': spared('stats/sales'),
    'mail/{id}': spared(`mail/${id}`),
    'audit/{id}': plain(`audit/${id}`),
    'announcements/{id}, named nowhere': spared(`announcements/${id}`),
    'attestations/{id}, named nowhere': spared('attestations/pages'),
    'counters/{id}, named nowhere': spared('counters/invoices'),
    'couponBatches/{id}, named nowhere': spared(`couponBatches/${id}`),
    'couponUses/{id}, named nowhere': spared(`couponUses/${id}`),
    'accessTokens/{id}, named nowhere': spared(`accessTokens/${id}`),
    'deviceCodes/{id}, named nowhere': spared(`deviceCodes/${id}`),
    'deletions/{id}, named nowhere': spared(`deletions/${me}`),
    'idempotency/{id}, named nowhere': spared(`idempotency/${id}`),
    'imports/{id}, named nowhere': spared(`imports/${id}`),
    'migrations/{id}, named nowhere': spared(`migrations/${id}`),
    'paymentCustomers/{id}, named nowhere': spared(`paymentCustomers/${me}`),
    'paymentEvents/{id}, named nowhere': spared(`paymentEvents/${id}`),
    'products/{slug}/git/{id}, named nowhere': spared(`products/${draft}/git/1.0.0`),
    'products/{slug}/packages/{id}, named nowhere': spared(`products/${draft}/packages/1.0.0`),
    'products/{slug}/uncounted/{id}, named nowhere': spared(`products/${draft}/uncounted/one`),
    'products/{slug}/figures/{id}, named nowhere': spared(`products/${draft}/figures/downloads`),
    'limits/{id}, named nowhere': spared(`limits/${id}`),
    'uploads/{id}, named nowhere': spared(`uploads/${id}`),
  };
}
