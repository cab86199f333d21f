import { cents } from '@tempera/domain/money/money';
import { asOrder } from '@tempera/domain/orders/read-order';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it, vi } from 'vitest';
import { refundMail } from './refund-mail.ts';

vi.stubEnv('STORE_ORIGIN', 'https://store.example.com/');

const line = (slug: string, name: string) => ({ slug, name, priceCents: cents(280), quantity: 1 });
const order = {
  ...asOrder({ id: 'ORD-1732161234567001', uid: 'u1', customer: { name: 'Ada', email: 'ada@example.com' } }),
  lines: [line('astroaccess', 'AstroAccess'), line('neogate', 'NeoGate')],
};

const textOf = (gone: string[], kept: string[], guest?: true) =>
  refundMail({ ...order, ...(guest && { guest }) }, { amountCents: 280 }, { gone, kept }, defaultSettings)
    .message.text;

it('names what can’t be downloaded any more apart from what is owned in another way', () => {
  const text = textOf(['astroaccess'], ['neogate']);
  expect(text).toContain('No longer available to download: AstroAccess.\n');
  expect(text).toContain('You keep what you also own in another way: NeoGate.\n');
});

it('says neither of templates that it is not about', () => {
  expect(textOf([], ['neogate'])).not.toContain('No longer available');
  expect(textOf([], [])).not.toMatch(/No longer available|You keep/);
});

it('speaks to a guest of this order alone: another one has its own link', () => {
  expect(textOf(['astroaccess'], [], true)).toContain(
    'No longer available to download with this order: AstroAccess.',
  );
});
