import { mailKinds } from '@tempera/domain/mail/mail-template';
import { renderMail } from '@tempera/domain/mail/render-mail';
import { asOrder } from '@tempera/domain/orders/read-order';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { disputeMail } from './dispute-mail.ts';

it('says in each subject what is new', () => {
  const order = asOrder({ id: 'ORD-1732161234567001', customer: { name: 'Ada', email: 'ada@example.com' } });
  const subjects = (['open', 'won', 'lost'] as const).map((state) => {
    const mail = disputeMail(order, { state, amountCents: 304 }, defaultSettings);
    return renderMail(mailKinds.dispute, mail?.template.data ?? {}).subject;
  });
  expect(subjects).toEqual([
    'Payment disputed: order ORD-1732161234567001',
    'Dispute decided, the payment stands: order ORD-1732161234567001',
    'Dispute decided, the payment was returned: order ORD-1732161234567001',
  ]);
});

it.each([
  ['card', 'Your bank'],
  ['paypal', 'PayPal'],
  [null, 'The payment provider'],
])('names who decides about what was paid by %s, and no other', (type, decider) => {
  const method = type && { type, brand: null, last4: null, country: null };
  const order = asOrder({ id: 'ORD-1732161234567001', payment: { provider: 'stripe', method } });
  for (const state of ['open', 'won', 'lost'] as const) {
    const text = disputeMail(order, { state, amountCents: 304 }, defaultSettings)?.message.text ?? '';
    expect(text).toContain(`${decider} has `);
    expect(text.includes('If you did not start this dispute')).toBe(state === 'open');
    if (type !== 'card') expect(text).not.toMatch(/bank|card/i);
  }
});
