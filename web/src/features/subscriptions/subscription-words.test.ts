import { expect, it } from 'vitest';
import type { ListedSubscription } from './api/subscriptions.ts';
import { offeredActs } from './subscription-actions.ts';
import { attemptLook, changeWords, lookOf, methodOf, nextOf, priceOf } from './subscription-words.ts';
import { subscriptionsToCsv } from './subscriptions-to-csv.ts';

const day = Date.UTC(2026, 10, 24, 12);
const one = {
  id: 'ada',
  person: { name: 'Ada', email: 'ada@example.com' },
  planId: 'pro',
  status: 'active',
  listing: 'active',
  priceCents: 2_900,
  mrrCents: 2_900,
  currency: 'USD',
  periodEnd: day,
  startedAt: day,
  nextPlanId: null,
  cancelAtPeriodEnd: false,
  payment: { provider: 'stripe', reference: 'pm_1', last4: '4242', brand: 'visa', type: 'card' },
} as ListedSubscription;
const as = (fields: Partial<ListedSubscription>) => ({ ...one, ...fields });
const plan = (id: string) => id.toUpperCase();

it.each([
  ['active', {}, 'Renews Nov 24, 2026', ['change', 'cancel', 'end']],
  [
    'active',
    { nextPlanId: 'enterprise' },
    'Then ENTERPRISE from Nov 24, 2026',
    ['change', 'resume', 'cancel', 'end'],
  ],
  ['ending', {}, 'Ends Nov 24, 2026', ['change', 'resume', 'end']],
  ['given', { comp: true }, 'Ends Nov 24, 2026', ['give', 'end']],
  ['past-due', { dueAt: day }, 'Tries again Nov 24, 2026', ['change', 'end']],
  ['past-due', { dueAt: day, nextPlanId: 'basic' }, 'Tries again Nov 24, 2026, for BASIC', ['change', 'end']],
  ['ended', {}, '', ['give']],
] as const)('what is %s says what comes next and what can be done', (listing, fields, next, acts) => {
  expect(nextOf(as({ listing, ...fields }), plan)).toBe(next);
  expect(offeredActs(as({ listing, ...fields }))).toEqual(acts);
});

it('nothing is offered for an account that is gone', () => {
  const { person: _person, ...gone } = as({ listing: 'ended' });
  expect(offeredActs(gone)).toEqual([]);
});

it('price and method are as their person knows them', () => {
  expect([priceOf(one), priceOf(as({ comp: true }))]).toEqual(['$29.00', 'Free']);
  expect([methodOf(one), methodOf(as({ comp: true }))]).toEqual(['Visa •••• 4242', 'None']);
});

const standing = { planId: 'pro', status: 'active', priceCents: 2_900, cancelAtPeriodEnd: false } as const;
const stands = { ...standing, nextPlanId: null, comp: false };
it.each([
  [null, stands, 'Subscribed to PRO'],
  [stands, { ...stands, planId: 'max' }, 'Changed from PRO to MAX'],
  [stands, { ...stands, cancelAtPeriodEnd: true }, 'Canceled'],
  [{ ...stands, cancelAtPeriodEnd: true }, stands, 'Resumed'],
  [stands, { ...stands, nextPlanId: 'max' }, 'Changes to MAX with the next period'],
  [stands, { ...stands, status: 'past-due' as const }, 'A renewal was declined'],
  [{ ...stands, status: 'past-due' as const }, stands, 'Paid again'],
  [stands, { ...stands, status: 'ended' as const }, 'PRO ended'],
  [null, { ...stands, comp: true }, 'PRO was given'],
  [{ ...stands, comp: true }, stands, 'Subscribed to PRO'],
])('%# is a change in words', (before, after, words) => {
  expect(changeWords({ before, after }, plan)).toBe(words);
});

it('a change names the dispute that it came with', () => {
  const ended = { ...stands, status: 'ended' as const };
  expect(changeWords({ before: stands, after: ended, dispute: 'open' }, plan)).toBe(
    'PRO ended: its payment was disputed',
  );
  expect(changeWords({ before: ended, after: stands, dispute: 'won' }, plan)).toBe(
    'PRO is back: the dispute of its payment was won',
  );
});

it('a charge says what became of its money', () => {
  const charge = { status: 'paid', amountCents: 100, currency: 'USD' } as Parameters<typeof lookOf>[0];
  expect(lookOf(charge).label).toBe('Paid');
  expect(lookOf({ ...charge, refundedCents: 40 }).label).toBe('Partly refunded');
  expect(lookOf({ ...charge, refundedCents: 100 }).label).toBe('Refunded');
  expect(lookOf({ ...charge, status: 'pending', awaiting: 'person' }).label).toBe('Pending');
  expect(lookOf({ ...charge, status: 'failed', failure: 'expired' }).label).toBe('Failed');
});

it('a file has one line for each', () => {
  const [, line] = subscriptionsToCsv([one]).split('\r\n');
  expect(line).toBe(
    'ada,Ada,ada@example.com,pro,active,29.00,29.00,USD,2026-11-24T12:00:00.000Z,,Visa •••• 4242,2026-11-24T12:00:00.000Z',
  );
});

it.each([
  [{ status: 'paid' }, 'Paid'],
  [{ status: 'paid', refundedCents: 1 }, 'Paid'],
  [{ status: 'pending' }, 'Pending'],
  [{ status: 'pending', awaiting: 'person' }, 'Waiting for the person'],
  [{ status: 'pending', awaiting: 'bank' }, 'Waiting for the bank'],
  [{ status: 'failed', failure: 'card_declined' }, 'Declined'],
  [{ status: 'failed', failure: 'payment_intent_authentication_failure' }, 'Not confirmed'],
  [{ status: 'failed' }, 'Canceled'],
])('an attempt at a charge %o is “%s”', (fields, label) => {
  expect(attemptLook(fields as Parameters<typeof attemptLook>[0]).label).toBe(label);
});
