import { expect, it } from 'vitest';
import { putArchive } from './support/archive.ts';
import { customer, putAccess } from './support/callers.ts';
import {
  order,
  placeOrder,
  reasonOf,
  requestDownload,
  requestInvoice,
  signOutEverywhere,
  startSession,
  succeed,
} from './support/calls.ts';
import { invoke, signIn, signUp } from './support/http.ts';
import { readDocument } from './support/store.ts';

const seconds = () => Math.floor(Date.now() / 1_000);

it('ends every session that began before, and none that begins after', async () => {
  const account = await signUp();
  const earlier = customer({ auth_time: seconds() - 60 }, account.uid);
  const { slug } = await putArchive({ priceCents: 0 });
  await succeed(startSession(earlier));
  const before = Date.now();
  const { endedAt } = await succeed(signOutEverywhere(earlier));
  expect(endedAt).toBeGreaterThanOrEqual(before);
  expect((await readDocument(`access/${account.uid}`))?.sessionsEndedAt.toMillis()).toBe(endedAt);

  const free = order({ slugs: [slug], paymentToken: null });
  const later = customer({ auth_time: Math.floor((endedAt ?? 0) / 1_000) }, account.uid);
  for (const [who, expected] of [
    [earlier, 'sign-in-required'],
    [later, 'order-not-found'],
  ] as const) {
    expect(await reasonOf(requestInvoice({ orderId: 'ORD-1000000000000' }, who))).toBe(expected);
  }
  expect(await reasonOf(placeOrder(free, earlier))).toBe('sign-in-required');
  expect(await reasonOf(requestDownload({ slug }, earlier))).toBe('sign-in-required');
  expect(await reasonOf(startSession(earlier))).toBe('sign-in-required');
  expect(await reasonOf(signOutEverywhere(earlier))).toBe('sign-in-required');
  await succeed(startSession(later));
  await succeed(requestDownload({ slug }, later));
  await succeed(placeOrder(free, later));
});

it('revokes what a session would be renewed with', async () => {
  const account = await signUp();
  await invoke('startSession', {}, account);
  const { result } = await invoke('signOutEverywhere', {}, account);
  expect(result).toEqual({ endedAt: expect.any(Number) });
  const again = await signIn(account.email);
  const { status } = await invoke('startSession', {}, again);
  expect(status).toBe(200);
});

it('is for everybody who is logged in, restricted people too', async () => {
  const account = await signUp();
  const person = customer({}, account.uid);
  await putAccess(account.uid, { status: 'banned', permanent: true });
  await succeed(signOutEverywhere(person));
  expect(await reasonOf(signOutEverywhere(null))).toBe('sign-in-required');
  expect(await reasonOf(signOutEverywhere(customer()))).toBe('user-not-found');
});
