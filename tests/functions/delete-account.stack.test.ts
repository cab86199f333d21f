import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { roomId } from '@tempera/domain/conversations/room';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleOf } from '../../functions/src/access/handle.ts';
import { sweepDeletions } from '../../functions/src/account/finish-deletion.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { auth, bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { grant } from './support/archive.ts';
import { mailsOf } from './support/bought.ts';
import { customer, putAccess, type TestAuth } from './support/callers.ts';
import {
  deleteAccount,
  findOrder,
  openOrder,
  reasonOf,
  requestInvoice,
  startSession,
  succeed,
} from './support/calls.ts';
import { countDocuments, readDocument } from './support/store.ts';
import { putWholePerson } from './support/whole-person.ts';

afterEach(() => vi.restoreAllMocks());

const later = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(Date.now() + ms);
const hasSignIn = async (uid: string) => (await (await auth()).getUsers([{ uid }])).users.length === 1;

/** What is left of a person, by place. */
async function leftOf(uid: string, slug: string, orderId: string): Promise<string[]> {
  const room = roomId(uid, 'other');
  const [pictures] = await (await bucket()).getFiles({ prefix: `avatars/${uid}/` });
  const [attached] = await (await bucket()).getFiles({ prefix: `attachments/${uid}_0/` });
  const documents = [
    `users/${uid}`,
    `profiles/${uid}`,
    `handles/${handleOf(uid)}`,
    `products/${slug}/reviews/${uid}`,
    `mail/order-${orderId}`,
    `mail/order-${orderId}-links-1`,
    `mail/plan-${uid}-1-ended`,
    `mail/notice-${uid}-ticket_${uid}_0-1`,
    `abuseReports/${slug}_other_${uid}`,
    `appeals/${uid}_r1`,
    `approvals/of-${uid}`,
    `accessTokens/of-${uid}`,
    `mail/approval-${uid}-1`,
    `mail/admin-${uid}-1`,
    `stats/security/signIns/${uid}`,
    `tickets/${uid}_0`,
    `tickets/${uid}_0/messages/first`,
    `chats/${uid}_0`,
    `chats/${uid}_0/messages/${uid}_0`,
    `chats/${uid}_0/typing/${uid}`,
    `rooms/${room}`,
    `rooms/${room}/messages/${uid}_0`,
    `rooms/${room}/messages/other_0`,
    `tickets/${uid}_0/notes/one`,
    `orders/${orderId}/notes/one`,
    `tickets/${uid}_0/attachments/one`,
    `orders/${orderId}`,
  ];
  const below = await db().doc(`users/${uid}`).listCollections();
  const stored = await Promise.all(documents.map(async (path) => ((await readDocument(path)) ? [path] : [])));
  return [
    ...stored.flat(),
    ...below.map(({ path }) => path),
    ...[...pictures, ...attached].map(({ name }) => name),
    ...((await hasSignIn(uid)) ? ['sign-in'] : []),
  ];
}

async function killDeletion(when: string, who: TestAuth): Promise<void> {
  const script = fileURLToPath(new URL('support/delete-and-die.ts', import.meta.url));
  const child = spawn(process.execPath, [script, when, JSON.stringify(who)], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

describe('deleteAccount', () => {
  it('takes away what is the person’s, and keeps the order', async () => {
    const { who, slug, orderId } = await putWholePerson();
    expect(await leftOf(who.uid, slug, orderId)).toHaveLength(40);
    expect(await succeed(deleteAccount(who))).toEqual({ deleted: true });
    expect(await leftOf(who.uid, slug, orderId)).toEqual([`orders/${orderId}`]);
    expect(await readDocument(`subscriptions/${who.uid}`)).toMatchObject({ status: 'ended' });
  });

  it('closes the links to what was ordered, for good', async () => {
    const { who, orderId } = await putWholePerson();
    const link = signOrderLink({ id: orderId }, process.env.DOWNLOAD_SIGNING_KEY ?? '') ?? '';
    await succeed(openOrder({ link }));
    await succeed(deleteAccount(who));
    expect(await reasonOf(openOrder({ link }))).toBe('order-link-invalid');
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ linkVersion: 0 });
    const { email = '' } = who.token;
    await succeed(findOrder({ email, orderId }));
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it('keeps what was charged for a plan as it keeps an order, and its invoice comes all the same', async () => {
    const { who, chargeId } = await putWholePerson();
    const { uid, token } = who;
    await succeed(deleteAccount(who));
    const customer = { name: token.name, email: token.email };
    expect(await readDocument(`subscriptions/${uid}/charges/${chargeId}`)).toMatchObject({ customer });
    expect(await numberInvoice({ uid, chargeId })).toBeGreaterThan(0);
    expect(await readDocument(`invoices/${chargeId}`)).toMatchObject({ uid, customer });
  });

  it('makes every token of the account worthless', async () => {
    const { who, orderId } = await putWholePerson();
    await succeed(deleteAccount(who));
    const fresh = customer({ auth_time: Math.floor(Date.now() / 1_000) + 60 }, who.uid);
    for (const token of [who, fresh]) {
      expect(await reasonOf(startSession(token))).toBe('sign-in-required');
      expect(await reasonOf(requestInvoice({ orderId }, token))).toBe('sign-in-required');
    }
    expect(await readDocument(`users/${who.uid}`)).toBeUndefined();
    expect(await succeed(deleteAccount(who))).toEqual({ deleted: true });
  });

  it('wants a recent login and the word', async () => {
    const { who, slug, orderId } = await putWholePerson(durations.recentSignIn + 2_000);
    expect(await reasonOf(deleteAccount(who))).toBe('sign-in-again');
    expect(await reasonOf(deleteAccount(customer()))).toBe('sign-in-again');
    expect(await reasonOf(deleteAccount(who, { confirm: 'delete' }))).toBe('invalid-input');
    expect(await reasonOf(deleteAccount(null))).toBe('sign-in-required');
    expect(await leftOf(who.uid, slug, orderId)).toHaveLength(40);
    expect(await readDocument(`deletions/${who.uid}`)).toBeUndefined();
  });

  it('is refused to the owner and to the restricted', async () => {
    const now = { auth_time: Math.floor(Date.now() / 1_000) };
    const owner = customer({ ...now, role: 'owner' });
    await putAccess(owner.uid, { role: 'owner' });
    expect(await reasonOf(deleteAccount(owner))).toBe('not-allowed');
    await putAccess(owner.uid, { role: 'owner' });
    expect(await reasonOf(deleteAccount(customer(now, owner.uid)))).toBe('not-allowed');
    const banned = customer(now);
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(deleteAccount(banned))).toBe('restricted');
  });
});

// The marker is the first batch, reviews and mails the second, the person's own documents the third.
describe.each(['2', '3', 'sign-in'])('a process killed before %s', (when) => {
  it('leaves a deletion that the sweep finishes', async () => {
    const { who, slug, orderId } = await putWholePerson();
    await killDeletion(when, who);
    expect(await hasSignIn(who.uid)).toBe(true);
    expect((await leftOf(who.uid, slug, orderId)).length).toBeGreaterThan(1);
    expect(await reasonOf(startSession(who))).toBe('sign-in-required');
    await sweepDeletions();
    expect(await hasSignIn(who.uid)).toBe(true);
    later(durations.deletionSweepAfter + 1_000);
    await sweepDeletions();
    expect(await leftOf(who.uid, slug, orderId)).toEqual([`orders/${orderId}`]);
  });

  it('leaves a deletion that the same call finishes', async () => {
    const { who, slug, orderId } = await putWholePerson();
    await killDeletion(when, who);
    expect(await succeed(deleteAccount(who))).toEqual({ deleted: true });
    expect(await leftOf(who.uid, slug, orderId)).toEqual([`orders/${orderId}`]);
  });
});

it('a process killed before anything is written deletes nothing', async () => {
  const { who, slug, orderId } = await putWholePerson();
  await killDeletion('1', who);
  expect(await leftOf(who.uid, slug, orderId)).toHaveLength(40);
  await succeed(startSession(who));
});

it('the sweep forgets an account when its last token has ended, with what an order under way brought back', async () => {
  const { who, slug, orderId } = await putWholePerson();
  await succeed(deleteAccount(who));
  await grant(who.uid, slug);
  later(durations.deletionRemembered - 60_000);
  await sweepDeletions();
  expect(await readDocument(`access/${who.uid}`)).toBeDefined();
  later(durations.deletionRemembered + 60_000);
  await sweepDeletions();
  expect(await readDocument(`access/${who.uid}`)).toBeUndefined();
  expect(await readDocument(`deletions/${who.uid}`)).toBeUndefined();
  expect(await countDocuments(`access/${who.uid}/log`)).toBe(0);
  expect(await leftOf(who.uid, slug, orderId)).toEqual([`orders/${orderId}`]);
});
