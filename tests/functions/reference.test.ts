import { referencePattern } from '@tempera/domain/calls/reference';
import { afterEach, expect, it, vi } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { logs } from '../../functions/src/platform/logs.ts';
import { referenceIn } from '../../functions/src/platform/reference.ts';
import { customer } from './support/callers.ts';
import { putPaidOrder } from './support/paid-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks for an invoice that nobody can draw. */
async function askForBroken(headers: Record<string, string>) {
  const person = customer();
  const { id: orderId } = await putPaidOrder({ uid: person.uid });
  await db().doc(`invoices/${orderId}`).set({ uid: person.uid, orderId, number: 7, lines: 7 });
  const request = { data: { orderId }, auth: person, rawRequest: { headers } };
  return functions.requestInvoice.run(request as never).then(
    () => {
      throw new Error('succeeded');
    },
    (error: { details: { reason: string; reference: string }; message: string }) => error,
  );
}

it('what nobody expected is told with a reference that the log has, too', async () => {
  const logged = vi.spyOn(logs, 'unexpected');
  const { details, message } = await askForBroken({});
  expect(details).toEqual({ reason: 'busy', reference: expect.stringMatching(referencePattern) });
  expect(message).toContain(`Reference ${details.reference}`);
  expect(logged).toHaveBeenCalledExactlyOnceWith('requestInvoice', expect.any(TypeError), details.reference);
});

it('the reference is that of the request’s trace', async () => {
  const headers = { 'x-cloud-trace-context': '4bf92f3577b34da6a3ce929d0e0e4736/1;o=1' };
  expect((await askForBroken(headers)).details.reference).toBe(referenceIn(headers));
});

it('what was to be expected has none', async () => {
  const logged = vi.spyOn(logs, 'unexpected');
  const request = { data: { orderId: 'ORD-1000000000000' }, auth: customer(), rawRequest: { headers: {} } };
  const { details, message } = await functions.requestInvoice.run(request as never).catch((error) => error);
  expect(details).toEqual({ reason: 'order-not-found' });
  expect(message).not.toContain('Reference');
  expect(logged).not.toHaveBeenCalled();
});
