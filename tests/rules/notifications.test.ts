import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier } from './kit/documents.ts';
import { describeLimits, exactKeys, type Limit } from './kit/limits.ts';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('notifications');

const notification = () => ({
  kind: 'ticket',
  title: 'Support replied',
  text: 'Have you tried it?',
  link: '/problem/contact/id=customer',
  at: earlier,
  read: false,
  count: 1,
  told: 1,
  mailDue: earlier,
  mailed: false,
});
const preferences = () => ({ replies: true, orders: false, moderation: true, email: false });

describeMatrix(rules, 'notifications', {
  ...plainSubject((owner, id) => `users/${owner}/notifications/${id}`, notification()),
  updated: () => ({ read: true }),
  listed: (db, owner) => query(collection(db, `users/${owner}/notifications`), limit(50)),
});

describeLimits(
  {
    name: 'marking as read',
    rules,
    as: 'customer',
    path: (id) => `users/customer/notifications/${id}`,
    before: notification,
    good: () => ({ ...notification(), read: true }),
  },
  [
    ['read', {}, true],
    ['read as text', { read: 'true' }, false],
    ['read as null', { read: null }, false],
    ...exactKeys(notification()),
    ['another title', { title: 'x' }, false],
    ['another link', { link: 'https://example.com' }, false],
    ['another count', { count: 0 }, false],
    ['a mail that has gone', { mailed: true }, false],
    ['no mail', { mailDue: null }, false],
  ],
);
describeLimits(
  {
    name: 'taking the mark back',
    rules,
    as: 'customer',
    path: (id) => `users/customer/notifications/${id}`,
    before: () => ({ ...notification(), read: true }),
    good: notification,
  },
  [['unread', {}, false]],
);

describe('notifications', () => {
  it('are listed fifty at a time', async () => {
    const own = collection(rules.as('customer'), 'users/customer/notifications');
    await assertSucceeds(getDocs(query(own, orderBy('at', 'desc'), limit(50))));
    await assertSucceeds(getDocs(query(own, where('read', '==', false), limit(10))));
    await assertFails(getDocs(query(own, limit(51))));
    await assertFails(getDocs(own));
  });
});

describeMatrix(rules, 'notification preferences', {
  ...plainSubject((owner) => `users/${owner}/preferences/notifications`, preferences()),
  updated: () => ({ replies: false }),
});

const noFlags = Object.keys(preferences()).flatMap((name): Limit[] => [
  [`${name} on`, { [name]: true }, true],
  [`${name} off`, { [name]: false }, true],
  [`${name} as text`, { [name]: 'yes' }, false],
  [`${name} as null`, { [name]: null }, false],
]);
const form = {
  rules,
  as: 'customer',
  path: () => 'users/customer/preferences/notifications',
  good: preferences,
} as const;
describeLimits({ ...form, name: 'first preferences' }, [...noFlags, ...exactKeys(preferences())]);
describeLimits({ ...form, name: 'changed preferences', before: preferences }, noFlags);
describeLimits({ ...form, name: 'preferences of sales', before: preferences }, [
  ['none of them', {}, true],
  ['both of them', { sales: false, salesEmail: true }, true],
  ['sales as a text', { sales: 'no' }, false],
  ['salesEmail as a number', { salesEmail: 1 }, false],
]);
describeLimits({ ...form, name: 'other preferences', path: () => 'users/customer/preferences/other' }, [
  ['of no meaning', {}, false],
]);
