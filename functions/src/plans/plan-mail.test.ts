import { mailKinds } from '@tempera/domain/mail/mail-template';
import { renderMail } from '@tempera/domain/mail/render-mail';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import {
  mailAfter,
  mailOfAsking,
  mailOfDispute,
  mailOfEnd,
  mailOfPending,
  mailOfWaiting,
} from './plan-mail.ts';

const owner = { member: { name: 'Ada', email: 'ada@example.com' } };
const until = Date.UTC(2032, 1, 15);
const charge = (fields: Partial<PlanCharge>) =>
  ({
    id: 'c1',
    kind: 'renewal',
    status: 'failed',
    amountCents: 900,
    currency: 'USD',
    periodEnd: until,
    ...fields,
  }) as PlanCharge;
/** Its person is at the checkout. */
const here = { awaited: null, isAway: false };
const standing = (dueAt: number | null) => ({ dueAt, periodEnd: until }) as Subscription;

it.each([
  [
    'planReceipt',
    charge({ status: 'paid' }),
    standing(until),
    'We have charged $9.00 for your plan at Tempera.',
  ],
  ['planDeclined', charge({}), standing(until), 'We’ll try again on February 15, 2032.'],
  ['planEnded', charge({}), standing(null), 'We could not charge $9.00 for your plan, so it has ended.'],
] as const)('%s says what happened, in words that admins may change', (kind, done, after, words) => {
  const mail = mailAfter(owner, done, after, here, { ...defaultSettings, siteName: 'Tempera' });
  expect(mail).toMatchObject({ id: 'plan-c1', to: 'ada@example.com', template: { name: kind } });
  expect(mail?.message.text).toContain(words);
  expect(mail?.message.text).not.toMatch(/[{}]/);
  const own = renderMail(
    { subject: 'Ours', text: `Dear {name}: {${mailKinds[kind].needed[0]}}` },
    mail?.template.data ?? {},
  );
  expect(own.text).toMatch(/^Dear Ada: [$W]/);
});

it('tells whose bank took its time and did not pay, while who is at the checkout sees it there', () => {
  const first = charge({ kind: 'subscribe', planName: 'Pro' });
  const tempera = { ...defaultSettings, siteName: 'Tempera' };
  const mail = mailAfter(owner, first, null, { ...here, awaited: 'bank' }, tempera);
  expect(mail?.template.name).toBe('planFailed');
  expect(mail?.message.text).toContain('The payment of $9.00 for the Pro plan at Tempera didn’t go through.');
  const told = (awaited: 'person' | null, isAway: boolean) =>
    mailAfter(owner, first, null, { awaited, isAway }, tempera)?.template.name;
  expect(told('person', false)).toBeUndefined();
  expect(told('person', true)).toBe('planFailed');
  // A webhook may be quicker than the call that shows a decline.
  expect(told(null, true)).toBeUndefined();
});

it('asks the person to confirm what their bank won’t pay without them, and says until when', () => {
  const asked = { dueAt: until + 86_400_000, periodEnd: until } as Subscription;
  const mail = mailOfAsking(owner, charge({}), asked, { ...defaultSettings, siteName: 'Tempera' });
  expect(mail).toMatchObject({ id: 'plan-c1-confirm', template: { name: 'planConfirm' } });
  expect(mail?.message.text).toContain('It ends on February 22, 2032 if it stays so.');
  expect(mail?.message.text).not.toMatch(/[{}]/);
  // That it was closed in the end is no news, as the next try follows.
  expect(
    mailAfter(owner, charge({ counted: true }), asked, { awaited: 'person', isAway: true }, defaultSettings),
  ).toBeNull();
});

it('tells whose plan ended without a charge', () => {
  const mail = mailOfEnd(owner, standing(null), 'u1', { ...defaultSettings, siteName: 'Tempera' });
  expect(mail?.template.name).toBe('planEnded');
  expect(mail?.message.text).toContain('Your plan at Tempera has ended. You keep your templates.');
});

it('sends nothing to whoever has no address, or where the store sends no mail', () => {
  const paid = charge({ status: 'paid' });
  expect(mailAfter({ member: null }, paid, standing(until), here, defaultSettings)).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), here, { ...defaultSettings, emailNotifications: false }),
  ).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), here, { ...defaultSettings, orderNotifications: false }),
  ).toBeNull();
});

it('tells whose first payment waits, for them or for their bank, and nobody of a renewal at a bank', () => {
  const first = charge({ kind: 'subscribe', planName: 'Pro' });
  const waiting = mailOfWaiting(owner, first, defaultSettings);
  expect(waiting).toMatchObject({ id: 'plan-c1-action', template: { name: 'planAction' } });
  expect(waiting?.message.text).toContain('confirm the payment of $9.00 for the Pro plan');
  const pending = mailOfPending(owner, first, defaultSettings);
  expect(pending).toMatchObject({ id: 'plan-c1-pending', template: { name: 'planPending' } });
  for (const mail of [waiting, pending]) expect(mail?.message.text).not.toMatch(/[{}]/);
  expect(mailOfPending(owner, charge({}), defaultSettings)).toBeNull();
});

it.each([
  ['card', 'Your bank'],
  ['paypal', 'PayPal'],
])('names who decides about a plan that was paid by %s, and no other', (type, decider) => {
  const paid = charge({ planName: 'Pro', payment: { provider: 'stripe', reference: '', last4: '', type } });
  for (const state of ['open', 'won', 'lost'] as const) {
    const mail = mailOfDispute(
      { ...paid, customer: owner.member },
      { id: 'dp_1', state, amountCents: 900 },
      true,
      defaultSettings,
    );
    expect(mail?.message.text).toContain(`${decider} has `);
    if (type !== 'card') expect(mail?.message.text).not.toMatch(/bank|card/i);
  }
});
