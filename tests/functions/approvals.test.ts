import { cents, formatMoney } from '@tempera/domain/money/money';
import { defaultOwnerSettings } from '@tempera/domain/settings/owner-settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { buyTwo, refund } from './support/bought.ts';
import { customer, putAccess, type TestAuth, withRole } from './support/callers.ts';
import {
  decideApproval,
  inviteUser,
  reasonOf,
  refundCharge,
  refundOrder,
  setRole,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putPaidCharge } from './support/paid-charge.ts';
import { readDocument, unique, withDocument, withSettings } from './support/store.ts';

const gateway = useGateway();
const ownerAddress = 'the-owner@example.com';
beforeEach(() => void vi.stubEnv('OWNER_EMAIL', ownerAddress));
afterEach(() => void vi.restoreAllMocks());

/** An admin with an address, whom answers are mailed to. */
async function admin(): Promise<TestAuth & { email: string }> {
  const who = await withRole('admin');
  const email = `${who.uid}@example.com`;
  await db().doc(`users/${who.uid}`).set({ name: 'Grace Example', email });
  return { ...who, email };
}

const addressOf = (uid: string) => `${uid.toLowerCase()}@example.com`;

async function somebody(): Promise<string> {
  const uid = unique('u');
  await (await auth()).createUser({ uid, email: addressOf(uid) });
  await db().doc(`users/${uid}`).set({ name: 'Ada Example', email: '' });
  await putAccess(uid, {});
  return uid;
}

async function askedBy({ uid }: TestAuth) {
  const asked = (await db().collection('approvals').where('byId', '==', uid).get()).docs;
  return asked.map((one) => ({ id: one.id, ...one.data() }) as Record<string, unknown> & { id: string });
}

const mailsAbout = async (id: string, to: string) =>
  (await db().collection('mail').where('to', '==', to).get()).docs.filter((one) => one.id.includes(id));

const withLimit = <T>(ownerApprovesRefundsOverCents: number | null, work: () => Promise<T>) =>
  withDocument('settings/owner', { ownerApprovesRefundsOverCents }, work);

describe('an admin made by an admin', () => {
  it('waits for the owner, who is asked once', async () => {
    const [who, uid] = [await admin(), await somebody()];
    for (let time = 0; time < 2; time++) {
      expect(await reasonOf(setRole({ uid, role: 'admin' }, who))).toBe('approval-needed');
    }
    expect((await readDocument(`access/${uid}`))?.role).toBe('customer');
    const [asked, ...more] = await askedBy(who);
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      status: 'open',
      what: `Make ${addressOf(uid)} (Ada Example) an admin`,
      byName: 'Grace Example',
    });
    const [mail, ...others] = await mailsAbout(asked?.id ?? '', ownerAddress);
    expect(others).toEqual([]);
    expect(mail?.data().template).toMatchObject({ name: 'approvalAsked', data: { by: 'Grace Example' } });
  });

  it('is asked about without a web address in a name from before names were held to that', async () => {
    const [who, uid] = [await admin(), await somebody()];
    await db().doc(`users/${uid}`).update({ name: 'Ada at evil.example Example' });
    await reasonOf(setRole({ uid, role: 'admin' }, who));
    const [asked] = await askedBy(who);
    expect(asked?.what).toBe(`Make ${addressOf(uid)} (Ada at Example) an admin`);
    const [mail] = await mailsAbout(asked?.id ?? '', ownerAddress);
    expect(JSON.stringify(mail?.data().message)).not.toContain('evil.example');
  });

  it('is one when the owner confirms, and who asked hears of it', async () => {
    const [who, uid, owner] = [await admin(), await somebody(), await withRole('owner')];
    await reasonOf(setRole({ uid, role: 'admin' }, who));
    const [asked] = await askedBy(who);
    const id = asked?.id ?? '';
    for (const other of [who, await admin(), customer()]) {
      expect(await reasonOf(decideApproval({ id, accept: true }, other))).toBe('not-allowed');
    }
    const old = { ...owner, token: { ...owner.token, auth_time: 1 } };
    expect(await reasonOf(decideApproval({ id, accept: true }, old))).toBe('sign-in-again');
    expect(await succeed(decideApproval({ id, accept: true }, owner))).toEqual({ status: 'approved' });
    expect((await readDocument(`access/${uid}`))?.role).toBe('admin');
    expect((await readDocument(`approvals/${id}`))?.status).toBe('approved');
    const [mail] = await mailsAbout(id, who.email);
    expect(mail?.data().template).toMatchObject({ data: { title: 'The owner has confirmed' } });
    expect(await reasonOf(decideApproval({ id, accept: false }, owner))).toBe('approval-decided');
  });

  it('is none when the owner declines, and may be asked for again', async () => {
    const [who, uid, owner] = [await admin(), await somebody(), await withRole('owner')];
    await reasonOf(setRole({ uid, role: 'admin' }, who));
    const id = (await askedBy(who))[0]?.id ?? '';
    expect(await succeed(decideApproval({ id, accept: false }, owner))).toEqual({ status: 'declined' });
    expect((await readDocument(`access/${uid}`))?.role).toBe('customer');
    expect(await reasonOf(setRole({ uid, role: 'admin' }, who))).toBe('approval-needed');
    expect((await readDocument(`approvals/${id}`))?.status).toBe('open');
    expect(await mailsAbout(id, ownerAddress)).toHaveLength(2);
  });

  it('by an invitation, too', async () => {
    const [who, owner] = [await admin(), await withRole('owner')];
    const email = `${unique('i')}@example.com`;
    const invitation = { idempotencyKey: unique('key'), email, role: 'admin' };
    expect(await reasonOf(inviteUser(invitation, who))).toBe('approval-needed');
    const accounts = await auth();
    await expect(accounts.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const id = (await askedBy(who))[0]?.id ?? '';
    const again = { ...invitation, idempotencyKey: unique('key') };
    expect(await reasonOf(inviteUser(again, who))).toBe('approval-needed');
    expect(await askedBy(who)).toHaveLength(1);
    await succeed(decideApproval({ id, accept: true }, owner));
    const { uid } = await accounts.getUserByEmail(email);
    expect((await readDocument(`access/${uid}`))?.role).toBe('admin');
    await succeed(inviteUser({ ...invitation, email: `${unique('i')}@example.com`, role: 'staff' }, who));
    // Who has an account by now is nobody to be asked about.
    expect(await reasonOf(inviteUser(again, who))).toBe('email-taken');
    expect((await readDocument(`approvals/${id}`))?.status).toBe('approved');
  });

  it('is told apart from somebody of the same name', async () => {
    const [who, one, other] = [await admin(), await somebody(), await somebody()];
    for (const uid of [one, other]) await reasonOf(setRole({ uid, role: 'admin' }, who));
    const said = (await askedBy(who)).map(({ what }) => what);
    expect(said.toSorted()).toEqual(
      [one, other].map((uid) => `Make ${addressOf(uid)} (Ada Example) an admin`).toSorted(),
    );
  });

  it('needs nobody else when it is the owner', async () => {
    const [uid, owner] = [await somebody(), await withRole('owner')];
    expect(await succeed(setRole({ uid, role: 'admin' }, owner))).toEqual({ role: 'admin' });
    expect(await askedBy(owner)).toEqual([]);
  });
});

describe('an answer', () => {
  /** An admin's refund of an order, which waits for the owner. */
  async function asked() {
    const [{ orderId, totalCents }, who, owner] = [await buyTwo(), await admin(), await withRole('owner')];
    const input = refund(orderId, { amountCents: totalCents });
    await withLimit(0, () => reasonOf(refundOrder(input, who)));
    return { id: (await askedBy(who))[0]?.id ?? '', who, owner, orderId, totalCents };
  }
  const statusOf = async (id: string) => (await readDocument(`approvals/${id}`))?.status;
  const refundedOf = async (orderId: string) => (await readDocument(`orders/${orderId}`))?.refundedCents;

  it('declines nothing that is being carried out, and never what was', async () => {
    const { id, owner, orderId, totalCents } = await asked();
    const declined: string[] = [];
    // The provider is asked to give the money back: the other tab says no right then.
    const giveBack = stripeProvider.refund;
    vi.spyOn(stripeProvider, 'refund').mockImplementationOnce(async (...asked) => {
      expect(await statusOf(id)).toBe('approving');
      declined.push(await reasonOf(decideApproval({ id, accept: false }, owner)));
      return giveBack(...asked);
    });
    expect(await succeed(decideApproval({ id, accept: true }, owner))).toEqual({ status: 'approved' });
    expect(declined).toEqual(['approval-decided']);
    expect(await statusOf(id)).toBe('approved');
    expect(await refundedOf(orderId)).toBe(totalCents);
  });

  it('given twice at once happens once', async () => {
    const { id, owner, orderId, totalCents } = await asked();
    const outcomes = await Promise.all(
      [true, true, false].map((accept) => decideApproval({ id, accept }, owner)),
    );
    const answered = outcomes.flatMap((outcome) => ('ok' in outcome ? [outcome.ok.status] : []));
    expect(answered).toHaveLength(1);
    expect(await statusOf(id)).toBe(answered[0]);
    expect(await refundedOf(orderId)).toBe(answered[0] === 'approved' ? totalCents : undefined);
  });

  it('that the provider kept from being carried out is finished by the same answer', async () => {
    const { id, owner, orderId, totalCents } = await asked();
    await gateway.stop();
    const reason = await reasonOf(decideApproval({ id, accept: true }, owner)).finally(() => gateway.start());
    expect(reason).toBe('payment-unavailable');
    expect(await statusOf(id)).toBe('approving');
    expect(await reasonOf(decideApproval({ id, accept: false }, owner))).toBe('approval-decided');
    expect(await succeed(decideApproval({ id, accept: true }, owner))).toEqual({ status: 'approved' });
    expect(await refundedOf(orderId)).toBe(totalCents);
  });

  it.each([
    ['a customer by now', { role: 'customer' }],
    ['staff by now', { role: 'staff' }],
    ['banned', { role: 'admin', status: 'banned', permanent: true }],
  ] as const)('lets nobody have what they asked for who is %s', async (_what, access) => {
    const { id, who, owner, orderId } = await asked();
    await putAccess(who.uid, access);
    expect(await reasonOf(decideApproval({ id, accept: true }, owner))).toBe('approval-void');
    expect(await statusOf(id)).toBe('open');
    expect(await refundedOf(orderId)).toBeUndefined();
    expect(await succeed(decideApproval({ id, accept: false }, owner))).toEqual({ status: 'declined' });
  });
});

describe('a refund', () => {
  it('above the owner’s amount waits for them, then goes out as it was asked for', async () => {
    const [{ orderId, totalCents }, who, owner] = [await buyTwo(), await admin(), await withRole('owner')];
    const input = refund(orderId, { amountCents: totalCents });
    await withLimit(totalCents - 1, async () => {
      expect(await reasonOf(refundOrder(input, who))).toBe('approval-needed');
      expect((await readDocument(`orders/${orderId}`))?.refundedCents).toBeUndefined();
      const id = (await askedBy(who))[0]?.id ?? '';
      await succeed(decideApproval({ id, accept: true }, owner));
      expect((await readDocument(`orders/${orderId}`))?.refundedCents).toBe(totalCents);
      // The same call again finds it made.
      expect(await succeed(refundOrder(input, who))).toMatchObject({ refundedCents: totalCents });
    });
  });

  it('is as large as all that is given back of the payment', async () => {
    const [{ orderId, totalCents }, who] = [await buyTwo(), await admin()];
    await withLimit(totalCents - 1, async () => {
      await succeed(refundOrder(refund(orderId, { amountCents: totalCents - 1 }), who));
      expect(await reasonOf(refundOrder(refund(orderId, { amountCents: 1 }), who))).toBe('approval-needed');
    });
  });

  it('up to the amount, of the owner, or where there is none, goes out at once', async () => {
    const who = await admin();
    for (const [limit, by] of [
      [0, await withRole('owner')],
      [null, who],
      [100_000_000, who],
    ] as const) {
      const { orderId, totalCents } = await buyTwo();
      await withLimit(limit, () => succeed(refundOrder(refund(orderId, { amountCents: totalCents }), by)));
    }
    expect(await askedBy(who)).toEqual([]);
    expect(defaultOwnerSettings.ownerApprovesRefundsOverCents).toBe(50_000);
  });

  it('that is asked for again, from a dialog opened anew, is the same question and paid once', async () => {
    const [{ orderId, totalCents }, who, owner] = [await buyTwo(), await admin(), await withRole('owner')];
    const half = Math.floor(totalCents / 2);
    const ask = () =>
      refundOrder(refund(orderId, { amountCents: half, idempotencyKey: unique('key-') }), who);
    await withLimit(0, async () => {
      for (let time = 0; time < 2; time++) expect(await reasonOf(ask())).toBe('approval-needed');
      const [asked, ...more] = await askedBy(who);
      expect(more).toEqual([]);
      const id = asked?.id ?? '';
      await succeed(decideApproval({ id, accept: true }, owner));
      expect(await reasonOf(decideApproval({ id, accept: true }, owner))).toBe('approval-decided');
      expect(await gateway.givenBackOf(orderId)).toEqual([half]);
      // Once it is answered, the other half may be asked for.
      expect(await reasonOf(ask())).toBe('approval-needed');
      await succeed(decideApproval({ id, accept: true }, owner));
      expect(await gateway.givenBackOf(orderId)).toEqual([half, half]);
    });
  });

  it('is told in the currency that was paid, whatever the store takes by now', async () => {
    const [{ orderId, totalCents }, who] = [await buyTwo(), await admin()];
    await db().doc(`orders/${orderId}`).update({ currency: 'EUR' });
    await withLimit(0, () => reasonOf(refundOrder(refund(orderId, { amountCents: totalCents }), who)));
    const what = `Refund ${formatMoney(cents(totalCents), 'EUR')} of order ${orderId}`;
    expect((await askedBy(who))[0]?.what).toBe(what);
  });

  it('of a plan’s charge waits likewise', async () => {
    const who = await admin();
    const { uid, chargeId } = await putPaidCharge({ amountCents: 900 });
    const input = { uid, chargeId, amountCents: 900, reason: 'Asked for', idempotencyKey: unique('key-') };
    expect(await withLimit(899, () => reasonOf(refundCharge(input, who)))).toBe('approval-needed');
    expect((await askedBy(who))[0]).toMatchObject({ act: { kind: 'charge-refund' } });
  });

  it('that staff have asked for is answered with a link that they can open', async () => {
    const [{ orderId, totalCents }, who, owner] = [
      await buyTwo(),
      await withRole('staff'),
      await withRole('owner'),
    ];
    const email = `${who.uid}@example.com`;
    await db().doc(`users/${who.uid}`).set({ name: 'Mona Example', email });
    await withSettings({ staffRefunds: true }, async () => {
      await withLimit(0, () => reasonOf(refundOrder(refund(orderId, { amountCents: totalCents }), who)));
      const id = (await askedBy(who))[0]?.id ?? '';
      await succeed(decideApproval({ id, accept: true }, owner));
      const [mail] = await mailsAbout(id, email);
      const { uid } = (await readDocument(`orders/${orderId}`)) ?? {};
      expect(mail?.data().template.data.link).toMatch(new RegExp(`/staff/user-management\\?user=${uid}$`));
    });
  });

  it('that can’t be made any more is refused to the owner, and still waits', async () => {
    const [{ orderId, totalCents }, who, owner] = [await buyTwo(), await admin(), await withRole('owner')];
    await withLimit(0, () => reasonOf(refundOrder(refund(orderId, { amountCents: totalCents }), who)));
    const id = (await askedBy(who))[0]?.id ?? '';
    await succeed(refundOrder(refund(orderId, { amountCents: totalCents }), owner));
    expect(await reasonOf(decideApproval({ id, accept: true }, owner))).toMatch(/refund/);
    expect((await readDocument(`approvals/${id}`))?.status).toBe('open');
    expect(await succeed(decideApproval({ id, accept: false }, owner))).toEqual({ status: 'declined' });
  });
});
