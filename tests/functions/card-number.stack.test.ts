import { readFileSync } from 'node:fs';
import { passesLuhn } from '@tempera/domain/money/luhn';
import { beforeAll, expect, it, vi } from 'vitest';
import { everyDocument } from '../../emulators/clock/every-document.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder as placeHere, reasonOf } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { type Account, invoke, post, signUp } from './support/http.ts';
import { putCoupon, putProduct } from './support/store.ts';

/** The gateway beside the functions emulator, not this file's own. */
const sharedGateway = process.env.TEMPERA_GATEWAY_URL ?? '';
const own = useGateway();

/** A number that passes the checksum and that nothing else in the store can contain by chance. */
function newCardNumber(): string {
  for (;;) {
    const digits = `4${Array.from({ length: 15 }, () => Math.floor(Math.random() * 10)).join('')}`;
    if (passesLuhn(digits)) return digits;
  }
}

const number = newCardNumber();
/** Every document of the store, as one text. */
const allDocuments = async () =>
  JSON.stringify((await everyDocument()).map((one) => [one.ref.path, one.data()]));
const emulatorLog = () => readFileSync(process.env.TEMPERA_EMULATOR_LOG ?? '', 'utf8');

let buyer: Account;
let bodies: string[];
let paid: string;

beforeAll(async () => {
  buyer = await signUp();
  const slug = await putProduct({ priceCents: 280 });
  const code = await putCoupon();
  const card = { number, exp_month: '12', exp_year: '2099', cvc: '987' };
  const form = new URLSearchParams({ 'payment_method_data[type]': 'card' });
  for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
  const address = `${sharedGateway}/v1/test_helpers/confirmation_tokens`;
  const answer = await fetch(address, { method: 'POST', body: form });
  const { id } = (await answer.json()) as { id: string };
  bodies = [JSON.stringify({ data: order({ slugs: [slug], couponCode: code, paymentToken: id }) })];
  await invoke('startSession', {}, buyer);
  const { result } = await post('placeOrder', bodies[0] ?? '', buyer);
  paid = String(result?.orderId);
});

it('is in no input of the function that takes the order', () => {
  expect(paid).toMatch(/^ORD-/);
  for (const body of bodies) expect(body).not.toContain(number);
});

it('is in no document, no log line and no journal after a purchase', async () => {
  const documents = await allDocuments();
  expect(documents).toContain(paid);
  expect(documents).not.toContain(number);
  await vi.waitFor(() => expect(emulatorLog()).toContain(paid));
  expect(emulatorLog()).not.toContain(number);
});

it('is kept nowhere either when a caller sends it where it does not belong', async () => {
  const slug = await putProduct({ priceCents: 280 });
  const sent = order({ slugs: [slug] });
  const strays = [
    { ...sent, cardNumber: number, card: { number }, cvv: '987' },
    { ...sent, customer: { ...sent.customer, cardNumber: number } },
    { ...sent, customer: { ...sent.customer, firstName: number } },
    { ...sent, customer: { ...sent.customer, phone: number.replace(/(.{4})/g, '$1 ') } },
    { ...sent, couponCode: number },
    { ...sent, paymentToken: number },
    { ...sent, idempotencyKey: number },
    { ...sent, slugs: [number] },
  ];
  for (const stray of strays) await invoke('placeOrder', stray, buyer);
  await post('placeOrder', JSON.stringify({ data: sent, card: number }), buyer);
  await post('placeOrder', JSON.stringify({ number }), buyer);
  await post('placeOrder', JSON.stringify({ data: { '@type': number } }), buyer);

  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const warn = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  for (const stray of strays) await placeHere(stray, customer());
  await own.stop();
  expect(await reasonOf(placeHere(sent, customer()))).toBe('payment-unavailable');
  await own.start();
  write.mockRestore();
  warn.mockRestore();

  const spaced = number.replace(/(.{4})(?!$)/g, '$1 ');
  for (const text of [await allDocuments(), emulatorLog(), lines.join(''), readFileSync(own.file, 'utf8')]) {
    expect(text).not.toContain(number);
    expect(text).not.toContain(spaced);
  }
});
