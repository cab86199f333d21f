import { cents } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it, vi } from 'vitest';
import { confirmationMail, downloadsMail, orderMail } from './order-mail.ts';

vi.stubEnv('STORE_ORIGIN', 'https://store.example.com/');

const order: Order = {
  id: 'ORD-1732161234567001',
  uid: 'u1',
  customer: { name: 'Ada <i>Example</i>', email: 'ada@example.com' },
  emailConfirmed: true,
  billing: { firstName: 'Ada', lastName: 'Example' },
  lines: [
    { slug: 'astroaccess', name: 'AstroAccess', priceCents: cents(280), quantity: 1 },
    { slug: 'neogate', name: 'Neo "Gate" & more', priceCents: cents(0), quantity: 1 },
  ],
  subtotalCents: 280,
  discountCents: 56,
  taxCents: 19,
  totalCents: 243,
  currency: 'USD',
  couponCode: 'WELCOME20',
  couponDescription: '20% off',
  couponSlot: '3',
  status: 'completed',
  paymentStatus: 'paid',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
  date: 0,
};

it('says what was bought, for how much, and where it is', () => {
  const { subject, text } = orderMail(order, defaultSettings).message;
  expect(subject).toBe('Your order ORD-1732161234567001');
  expect(text.split('\n')).toEqual([
    'Hello Ada <i>Example</i>,',
    '',
    'Thank you for your order ORD-1732161234567001 at Tempera.',
    '',
    'AstroAccess: $2.80',
    'Neo "Gate" & more: Free',
    '',
    'Subtotal: $2.80',
    'Discount (WELCOME20): -$0.56',
    'Tax: $0.19',
    'Total: $2.43',
    '',
    'View order: https://store.example.com/checkout/success?order=ORD-1732161234567001',
    '',
    'The page has your downloads and your invoice.',
    '',
    'With an account, your library also has the git command of each template: https://store.example.com/profile#library',
  ]);
});

it('links to more templates where the settings invite, in text and HTML', () => {
  const inviting = { ...defaultSettings, marketingEmails: true };
  const { text, html } = orderMail(order, inviting).message;
  expect(text).toMatch(/\n\nMore templates from Tempera: https:\/\/store\.example\.com\/templates$/);
  expect(html).toContain(
    '<p><a href="https://store.example.com/templates">More templates from Tempera</a></p>',
  );
  expect(orderMail(order, defaultSettings).message.html).not.toContain('More templates');
});

it('escapes what people typed, and leaves out a discount that there was not', () => {
  const { html } = orderMail({ ...order, couponCode: null }, defaultSettings).message;
  expect(html).toContain('Hello Ada &lt;i&gt;Example&lt;/i&gt;,');
  expect(html).toContain('Neo &quot;Gate&quot; &amp; more');
  expect(html).not.toContain('<i>');
  expect(html).not.toContain('Discount');
});

describe('to an address that is not confirmed', () => {
  const { emailConfirmed: _, ...typed } = order;

  it('says nothing that its buyer has typed', () => {
    for (const mail of [orderMail, downloadsMail, confirmationMail]) {
      expect(JSON.stringify(mail(typed, defaultSettings))).not.toContain('Ada');
    }
    expect(orderMail(typed, defaultSettings).message.text).toMatch(/^Hello,\n\nThank you/);
  });

  it('asks to confirm it, with the store’s name, the order’s number, how its payment stands and its link alone', () => {
    const { template, message } = confirmationMail(typed, defaultSettings);
    expect(Object.keys(template.data).sort()).toEqual(['link', 'order', 'standing', 'store']);
    expect(message.text).toContain(`Confirm this address and open your order: ${template.data.link}`);
    expect(message.text).not.toMatch(/AstroAccess|\$|WELCOME20/);
  });

  it.each([
    ['completed', 'free', undefined, ''],
    ['pending', 'processing', 'card', ' It is waiting for the bank to check the payment'],
    ['pending', 'processing', 'paypal', ' It is waiting for PayPal to check the payment'],
    ['pending', 'requires-action', 'card', ' Its payment still has to be confirmed with the bank.'],
    ['pending', 'pending', undefined, ' Its payment is still being checked.'],
    ['failed', 'failed', 'card', ' Its payment didn’t go through. Nothing was charged.'],
    ['failed', 'expired', 'card', ' Its payment wasn’t confirmed in time. Nothing was charged.'],
  ] as const)('says how a payment stands (%s, %s, %s)', (status, paymentStatus, type, said) => {
    const payment = {
      ...typed.payment,
      ...(type && { method: { type, brand: null, last4: null, country: null } }),
    };
    const { message } = confirmationMail({ ...typed, status, paymentStatus, payment }, defaultSettings);
    expect(message.text).toContain(`was placed with this email address.${said}`);
    const found = confirmationMail(
      { ...typed, status, paymentStatus, payment },
      defaultSettings,
      'confirmFound',
    );
    expect(found.message.text).toMatch(/^Hello,\n\nHere is the link you asked for: /);
    expect(found.message.text).toContain(`at Tempera.${said}`);
  });
});
