import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { logs } from '../../functions/src/platform/logs.ts';
import { useGateway } from './support/gateway.ts';
import { readDocument, unique } from './support/store.ts';
import { deliver, post, signatureOf } from './support/stripe-events.ts';
import { bookCharge } from './support/stripe-payments.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

const event = (object: object, type = 'payment_intent.succeeded') => ({
  id: unique('evt_'),
  object: 'event',
  created: Math.floor(Date.now() / 1_000),
  type,
  data: { object },
});
const body = () => JSON.stringify(event({ object: 'product', id: 'prod_1' }));
const seconds = () => Math.floor(Date.now() / 1_000);

describe('a webhook', () => {
  it('is taken that is signed, and kept by nobody where nothing follows from it', async () => {
    const told = body();
    expect(await post(told, signatureOf(told))).toBe(200);
    expect(await readDocument(`paymentEvents/${JSON.parse(told).id}`)).toBeUndefined();
  });

  it.each([
    ['not signed', () => ''],
    ['signed with another secret', (told: string) => signatureOf(told, seconds(), 'whsec_other')],
    ['signed for another body', () => signatureOf('{}')],
    ['signed six minutes ago', (told: string) => signatureOf(told, seconds() - 360)],
  ])('is refused that is %s', async (_what, sign) => {
    const told = body();
    expect(await post(told, sign(told))).toBe(400);
  });

  it('comes by POST, to its own address', async () => {
    const told = body();
    expect(await post(told, signatureOf(told), { method: 'GET' })).toBe(405);
    expect(await post(told, signatureOf(told), { path: '/webhooks/other' })).toBe(404);
  });

  it('is asked for again while the provider is away', async () => {
    vi.spyOn(logs, 'providerFailed').mockReturnValue();
    const { reference } = await bookCharge();
    const told = event({ object: 'payment_intent', id: reference });
    await gateway.stop();
    expect(await deliver(told)).toBe(503);
    expect(await readDocument(`paymentEvents/${told.id}`)).toBeUndefined();
    await gateway.start();
    expect(await deliver(told)).toBe(200);
    expect(await readDocument(`paymentEvents/${told.id}`)).toMatchObject({
      kind: 'payment',
      reference,
      expiresAt: expect.anything(),
    });
  });
});

describe('a fee that is said late', () => {
  it('is booked once, however often it is told', async () => {
    const { reference, id, feeCents } = await bookCharge();
    const told = () => event({ object: 'charge', id: 'ch_1', payment_intent: reference }, 'charge.updated');
    const one = told();
    const answers = await Promise.all(
      [...Array.from({ length: 20 }, () => one), told(), told()].map(deliver),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(feeCents).toBeGreaterThan(0);
    expect(await readDocument(`ledger/fee-${id}`)).toMatchObject({
      kind: 'fee',
      of: { type: 'order', id },
      grossCents: -feeCents,
      taxCents: 0,
      reference,
    });
    const fees = await db().collection('ledger').where('of.id', '==', id).get();
    expect(fees.size).toBe(2);
  });

  it('waits for its charge', async () => {
    const { reference, id } = await bookCharge({ booked: false });
    expect(await deliver(event({ object: 'payment_intent', id: reference }))).toBe(200);
    expect(await readDocument(`ledger/fee-${id}`)).toBeUndefined();
  });
});
