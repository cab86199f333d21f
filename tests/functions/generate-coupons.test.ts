import { expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, withRole } from './support/callers.ts';
import { generateCoupons, order, placeOrder, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, unique, withSettings } from './support/store.ts';

useGateway();

const asked = (fields: object = {}) => ({
  idempotencyKey: unique('key-'),
  prefix: 'partner',
  count: 3,
  description: 'For partners',
  type: 'percentage',
  value: 20,
  minAmountCents: 0,
  expiryDate: Date.now() + 86_400_000,
  ...fields,
});

it('five hundred codes at once, the same for the same key, each good for one order', async () => {
  const admin = await withRole('admin');
  const input = asked({ count: 500, prefix: unique('T').slice(0, 12) });
  const answers = await Promise.all(Array.from({ length: 4 }, () => succeed(generateCoupons(input, admin))));
  expect(new Set(answers.map(({ codes }) => codes.join())).size).toBe(1);
  const [{ codes } = { codes: [] }] = answers;
  expect(new Set(codes).size).toBe(500);
  const stored = await db().getAll(...codes.map((code) => db().doc(`coupons/${code}`)));
  expect(stored.filter((coupon) => coupon.data()?.maxUses === 1)).toHaveLength(500);
  expect(stored[0]?.data()).toMatchObject({
    perCustomer: 1,
    firstOrderOnly: false,
    products: [],
    startDate: null,
  });
  const [couponCode = ''] = codes;
  const slug = await putProduct();
  await withSettings({}, async () => {
    const buy = () => placeOrder(order({ slugs: [slug], couponCode }), customer());
    expect(await succeed(buy())).toMatchObject({ totalCents: 243 });
    expect(await reasonOf(buy())).toBe('coupon-invalid');
  });
});

it('makes codes that are for somebody, something and from some day on', async () => {
  const startDate = Date.now() + 3_600_000;
  const conditions = { firstOrderOnly: true, products: ['neogate'], categories: ['auth'] };
  const input = asked({ ...conditions, startDate, count: 1 });
  const { codes } = await succeed(generateCoupons(input, await withRole('admin')));
  const { startDate: begins, ...stored } = (await readDocument(`coupons/${codes[0]}`)) ?? {};
  expect(stored).toMatchObject({ ...conditions, perCustomer: 1, maxUses: 1 });
  expect(begins.toMillis()).toBe(startDate);
});

it('goes on where a call broke off, and leaves what was done to a code since', async () => {
  const admin = await withRole('admin');
  const input = asked({ count: 300 });
  const { codes } = await succeed(generateCoupons(input, admin));
  const rest = codes.slice(250);
  const batch = db().batch();
  for (const code of rest) batch.delete(db().doc(`coupons/${code}`));
  batch.update(db().doc(`coupons/${codes[0]}`), { status: 'inactive' });
  await batch.commit();
  expect(await succeed(generateCoupons(input, admin))).toEqual({ codes });
  expect(await readDocument(`coupons/${rest.at(-1)}`)).toMatchObject({ status: 'active', value: 20 });
  expect(await readDocument(`coupons/${codes[0]}`)).toMatchObject({ status: 'inactive' });
});

it('is for those who manage the store, and takes nothing that is no coupon', async () => {
  const admin = await withRole('admin');
  for (const who of [customer(), customer({ role: 'admin' }), await withRole('staff')]) {
    expect(await reasonOf(generateCoupons(asked(), who))).toBe('not-allowed');
  }
  expect(await reasonOf(generateCoupons(asked(), null))).toBe('sign-in-required');
  for (const fields of [
    { count: 0 },
    { count: 501 },
    { prefix: 'two words' },
    { prefix: '' },
    { value: 101 },
    { type: 'shipping', value: 1 },
    { type: 'fixed', value: 0 },
    { expiryDate: Date.now() - 1 },
    { startDate: 'soon' },
    { startDate: Date.now() + 2 * 86_400_000 },
    { products: ['../x'] },
    { products: Array(51).fill('neogate') },
    { categories: 'auth' },
    { firstOrderOnly: 'yes' },
    { idempotencyKey: 'x' },
  ]) {
    expect(await reasonOf(generateCoupons(asked(fields), admin)), JSON.stringify(fields)).toBe(
      'invalid-input',
    );
  }
});
