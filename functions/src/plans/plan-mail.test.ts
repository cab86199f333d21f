import { mailKinds } from '@tempera/domain/mail/mail-template';
import { renderMail } from '@tempera/domain/mail/render-mail';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { mailAfter, mailOfEnd } from './plan-mail.ts';

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
  const mail = mailAfter(owner, done, after, { ...defaultSettings, siteName: 'Tempera' });
  expect(mail).toMatchObject({ id: 'plan-c1', to: 'ada@example.com', template: { name: kind } });
  expect(mail?.message.text).toContain(words);
  expect(mail?.message.text).not.toMatch(/[{}]/);
  const own = renderMail(
    { subject: 'Ours', text: `Dear {name}: {${mailKinds[kind].needed[0]}}` },
    mail?.template.data ?? {},
  );
  expect(own.text).toMatch(/^Dear Ada: [$W]/);
});

it('tells whose plan ended without a charge', () => {
  const mail = mailOfEnd(owner, standing(null), 'u1', { ...defaultSettings, siteName: 'Tempera' });
  expect(mail?.template.name).toBe('planEnded');
  expect(mail?.message.text).toContain('Your plan at Tempera has ended. You keep your templates.');
});

it('sends nothing to whoever has no address, or where the store sends no mail', () => {
  const paid = charge({ status: 'paid' });
  expect(mailAfter({ member: null }, paid, standing(until), defaultSettings)).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), { ...defaultSettings, emailNotifications: false }),
  ).toBeNull();
  expect(
    mailAfter(owner, paid, standing(until), { ...defaultSettings, orderNotifications: false }),
  ).toBeNull();
});
