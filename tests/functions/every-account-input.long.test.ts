import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import {
  accountCallers,
  avatarInputs,
  creditNoteInputs,
  deletionInputs,
  invoiceInputs,
} from './support/account-inputs.ts';
import { putRefunds } from './support/booked-refund.ts';
import { customer, type TestAuth } from './support/callers.ts';
import {
  deleteAccount,
  exportData,
  requestInvoice,
  signOutEverywhere,
  startSession,
  succeed,
  uploadAvatar,
} from './support/calls.ts';
import { check, nothing, runs, written } from './support/every-input.ts';
import { sessionInputs } from './support/inputs.ts';
import { putPaidCharge } from './support/paid-charge.ts';
import { putPaidOrder } from './support/paid-order.ts';

let members: TestAuth[];

beforeAll(async () => {
  members = await Promise.all(
    [1, 2, 3].map(async () => {
      const person = customer();
      await succeed(startSession(person));
      return person;
    }),
  );
});

/** Tries a callable with a thousand inputs and callers; answers how many were answered, and what was written. */
async function tryAll<Input>(
  inputs: fc.Arbitrary<Input>,
  call: (input: Input, who: TestAuth | null) => Promise<Parameters<typeof check>[0]>,
) {
  let answered = 0;
  const change = await written(() =>
    fc.assert(
      fc.asyncProperty(inputs, accountCallers(members), async (input, who) => {
        if (check(await call(input, who))) answered += 1;
      }),
      runs,
    ),
  );
  return { answered, change };
}

describe('a thousand inputs of every kind', () => {
  it('requestInvoice answers or refuses, and writes nothing', async () => {
    const orders = await Promise.all(members.map(({ uid }) => putPaidOrder({ uid })));
    const charges = await Promise.all(members.map(({ uid }) => putPaidCharge({ uid })));
    const tasks = [...orders.map(({ id }) => ({ orderId: id })), ...charges];
    for (const task of tasks) await numberInvoice(task);
    const ids = [orders.map(({ id }) => id), charges.map(({ chargeId }) => chargeId)] as const;
    const { answered, change } = await tryAll(invoiceInputs(...ids), requestInvoice);
    expect(change).toEqual(nothing);
    expect(answered).toBeGreaterThan(10);
  });

  it('requestInvoice answers or refuses for credit notes too, and writes nothing', async () => {
    const orders = await Promise.all(members.map(({ uid }) => putPaidOrder({ uid })));
    const ids = await Promise.all(orders.map(({ id }) => putRefunds(`orders/${id}`, [100])));
    for (const { id } of orders) await numberInvoice({ orderId: id });
    const { answered, change } = await tryAll(creditNoteInputs(ids.flat()), requestInvoice);
    expect(change).toEqual(nothing);
    expect(answered).toBeGreaterThan(10);
  });

  it('uploadAvatar answers or refuses, and makes no document', async () => {
    const { answered, change } = await tryAll(avatarInputs, uploadAvatar);
    expect(change).toEqual(nothing);
    expect(answered).toBeGreaterThan(50);
  });

  it('exportData answers or refuses, and writes nothing', async () => {
    const { answered, change } = await tryAll(sessionInputs, (input, who) => exportData(who, input));
    expect(change).toEqual(nothing);
    expect(answered).toBeGreaterThan(100);
  });

  it('signOutEverywhere refuses whoever has no account, and writes nothing new', async () => {
    const { change } = await tryAll(sessionInputs, (input, who) => signOutEverywhere(who, input));
    expect(change).toEqual(nothing);
  });

  it('deleteAccount answers or refuses, and remembers each account that it deleted', async () => {
    const gone = new Set<string>();
    const { change } = await tryAll(deletionInputs, async (input, who) => {
      const outcome = await deleteAccount(who, input);
      if ('ok' in outcome && who) gone.add(who.uid);
      return outcome;
    });
    expect(change).toEqual({ ...nothing, access: gone.size, deletions: gone.size });
    expect(gone.size).toBeGreaterThan(30);
  });
});
