import { mailKinds } from '@tempera/domain/mail/mail-template';
import { renderMail } from '@tempera/domain/mail/render-mail';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { mailAfter, mailOfAsking, mailOfEnd } from './plan-mail.ts';

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
  const mail = mailAfter(owner, done, after, null, { ...defaultSettings, siteName: 'Tempera' });
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
  const mail = mailAfter(owner, first, null, 'bank', { ...defaultSettings, siteName: 'Tempera' });
  expect(mail?.template.name).toBe('planFailed');
  expect(mail?.message.text).toContain('Your bank didn’t pay $9.00 for the Pro plan at Tempera.');
  expect(mailAfter(owner, first, null, 'person', defaultSettings)).toBeNull();
  expect(mailAfter(owner, first, null, null, defaultSettings)).toBeNull();
});

it('asks the person to confirm what their bank won’t pay without them, and says until when', () => {
  const asked = { dueAt: until + 86_400_000, periodEnd: until } as Subscription;
  const mail = mailOfAsking(owner, charge({}), asked, { ...defaultSettings, siteName: 'Tempera' });
  expect(mail).toMatchObject({ id: 'plan-c1-confirm', template: { name: 'planConfirm' } });
  expect(mail?.message.text).toContain('It ends on February 22, 2032 if it stays so.');
  expect(mail?.message.text).not.toMatch(/[{}]/);
  // That it was closed in the end is no news, as the next try follows.
  expect(mailAfter(owner, charge({ counted: true }), asked, 'person', defaultSettings)).toBeNull();
});

it('tells whose plan ended without a charge', () => {
  const mail = mailOfEnd(owner, standing(null), 'u1', { ...defaultSettings, siteName: 'Tempera' });
  expect(mail?.template.name).toBe('planEnded');
  expect(mail?.message.text).toContain('Your plan at Tempera has ended. You keep your templates.');
});

it('sends nothing to whoever has no address, or where the store sends no mail', () => {
  const paid = charge({ status: 'paid' });
  expect(mailAfter({ member: null }, paid, standing(until), null, defaultSettings)).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), null, { ...defaultSettings, emailNotifications: false }),
  ).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), null, { ...defaultSettings, orderNotifications: false }),
  ).toBeNull();
});
