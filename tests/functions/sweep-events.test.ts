import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { logs } from '../../functions/src/platform/logs.ts';
import { handlers } from '../../functions/src/webhooks/handlers.ts';
import { sweepEvents } from '../../functions/src/webhooks/sweep-events.ts';
import { stepsOf } from './support/bought.ts';
import { useGateway } from './support/gateway.ts';
import { readDocument, withSettings } from './support/store.ts';
import { act, deliverAll, eventsOf } from './support/stripe-events.ts';
import { bookedOf, buyAtStripe } from './support/stripe-payments.ts';

const gateway = useGateway();
beforeEach(() => db().doc('counters/paymentEvents').delete());
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const sweepAfter = (ms: number) => {
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.eventSweepAfter + ms);
  return withSettings({}, () => sweepEvents(handlers, stripeProvider));
};

describe('events that no webhook has brought', () => {
  it('are carried out, and then no more', async () => {
    const [refunded, disputed] = [await buyAtStripe(), await buyAtStripe()];
    await act(refunded.reference, 'refund');
    await act(disputed.reference, 'dispute');
    await withSettings({}, () => sweepEvents(handlers, stripeProvider));
    expect(await bookedOf(refunded.orderId)).toEqual([]);
    const { carried, left } = await sweepAfter(minute);
    expect(carried).toBeGreaterThan(3);
    expect(left).toBe(0);
    expect(await bookedOf(refunded.orderId)).toEqual([`refund ${-refunded.totalCents} (-24)`]);
    expect(await bookedOf(disputed.orderId)).toEqual([
      `dispute ${-disputed.totalCents} (-24)`,
      'fee -1500 (0)',
    ]);
    expect(await sweepAfter(2 * minute)).toEqual({ carried: 0, left: 0 });
    await deliverAll(refunded.reference);
    expect(await stepsOf(refunded.orderId)).toEqual(['refunded']);
  });

  it('are looked for again where one of them failed', async () => {
    vi.spyOn(logs, 'unexpected').mockReturnValue();
    const { reference, orderId, totalCents } = await buyAtStripe();
    await act(reference, 'refund');
    const failing = { ...handlers, refund: () => Promise.reject(new Error('no')) };
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.eventSweepAfter + minute);
    expect(await sweepEvents(failing, stripeProvider)).toMatchObject({ left: 2 });
    expect(await sweepAfter(2 * minute)).toMatchObject({ left: 0 });
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
  });

  it('wait while the provider is away', async () => {
    vi.spyOn(logs, 'providerFailed').mockReturnValue();
    const { reference, orderId, totalCents } = await buyAtStripe();
    await act(reference, 'refund');
    await gateway.stop();
    expect(await sweepAfter(minute)).toEqual({ carried: 0, left: 0 });
    await gateway.start();
    await sweepAfter(2 * minute);
    expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
  });
});

it.each(['lookup', 'commit'])('a process that is killed after its %s leaves nothing twice', async (after) => {
  const { reference, orderId, totalCents } = await buyAtStripe();
  await act(reference, 'refund');
  const told = (await eventsOf(reference)).find(({ type }) => type === 'refund.created');
  const event = { id: told?.id, at: Date.now(), about: { kind: 'refund', reference } };
  const script = fileURLToPath(new URL('support/hear-and-die.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify({ event, after })], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const marked = (await readDocument(`paymentEvents/${told?.id}`)) !== undefined;
  expect([marked, (await bookedOf(orderId)).length]).toEqual(after === 'commit' ? [true, 1] : [false, 0]);
  await withSettings({}, () => deliverAll(reference));
  expect(await bookedOf(orderId)).toEqual([`refund ${-totalCents} (-24)`]);
  expect(await stepsOf(orderId)).toEqual(['refunded']);
});
