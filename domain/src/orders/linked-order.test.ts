import { expect, it } from 'vitest';
import { taxLabel } from '../tax/tax-label.ts';
import { entitledSlugs, findOrderForm, linkVersionOf, toLinkedOrder } from './linked-order.ts';
import { asOrder } from './read-order.ts';

const id = 'ORD-1732161234567001';

it.each([id, ` ${id}\n`, id.toLowerCase(), id.slice(4)])('%j is an order number', (orderId) => {
  expect(findOrderForm.parse({ email: ' Ada@Example.com ', orderId })).toEqual({
    email: 'ada@example.com',
    orderId: id,
  });
});

it.each(['', 'ORD-', 'ORD-12', 'INV-000001', `${id}/x`, '1'.repeat(30)])('%j is none', (orderId) => {
  expect(findOrderForm.safeParse({ email: 'ada@example.com', orderId }).success).toBe(false);
});

it('a link shows what the mail says, and nothing that was stored beside it', () => {
  const order = asOrder({
    id,
    uid: 'u1',
    customer: { name: 'Ada', email: 'ada@example.com', phone: '555-0100' },
    billing: { address: '1 Secret Street' },
    lines: [{ slug: 'blog', name: 'Blog', priceCents: 280, quantity: 1, cost: 'secret' }],
    payment: { reference: 'ch_secret' },
    nameKey: 'ada',
  });
  expect(JSON.stringify(toLinkedOrder(order))).not.toMatch(/u1|secret|555|nameKey|billing/i);
});

it('a link says by what its order was taxed, and nothing else of that', () => {
  const shown = { country: 'DE', region: null, rate: 1900, included: false, reverseCharge: false };
  const vatCheck = { checked: 'vies', consultation: 'WAPIAAAA', registeredTo: null, at: 0, company: null };
  const evidence = { billing: 'DE', card: 'DE', address: 'DE', agree: 3 };
  const tax = { mode: 'by-country', ...shown, vatId: 'DE811569869', vatCheck, evidence };
  const order = asOrder({ id, uid: 'u1', tax });
  expect(toLinkedOrder(order).tax).toEqual(shown);
  expect(taxLabel(toLinkedOrder(order).tax)).toBe('Tax (19%, Germany)');
  expect(JSON.stringify(toLinkedOrder(order))).not.toMatch(/DE8|evidence|vies|WAPI/);
});

it('only a completed order entitles, to what no refund has taken back', () => {
  const lines = [{ slug: 'a' }, { slug: 'b' }] as Parameters<typeof entitledSlugs>[0]['lines'];
  expect(entitledSlugs({ status: 'completed', lines })).toEqual(['a', 'b']);
  expect(entitledSlugs({ status: 'completed', lines, withdrawn: ['a'] })).toEqual(['b']);
  for (const status of ['pending', 'failed', 'refunded'] as const) {
    expect(entitledSlugs({ status, lines })).toEqual([]);
  }
});

it.each([
  [undefined, 1],
  [3, 3],
  [0, null],
  [-1, null],
  [1.5, null],
])('links of version %s are %s', (linkVersion, expected) => {
  expect(linkVersionOf(linkVersion === undefined ? {} : { linkVersion })).toBe(expected);
});
