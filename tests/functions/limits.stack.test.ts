import { createHmac } from 'node:crypto';
import type { Reason } from '@tempera/domain/calls/reasons';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../functions/src/platform/network-of.ts';
import { noteId } from '../../functions/src/platform/note-refusal.ts';
import { newNetwork } from '../attacks/kit/bursts.ts';
import { putArchive } from './support/archive.ts';
import { fromAddress } from './support/calls.ts';
import { linkTo } from './support/download-links.ts';
import { functionUrl, signUp } from './support/http.ts';
import { putCoupon, putProduct, readDocument } from './support/store.ts';

const ask = async (name: string, data: unknown, idToken: string) => {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
  });
  return { response, body: (await response.json()) as { error?: { details?: Record<string, unknown> } } };
};

it('a limit answers 429 with the seconds to wait, for people and for machines', async () => {
  const [slug, couponCode, { idToken }] = [await putProduct(), await putCoupon(), await signUp()];
  for (let n = 0; n < 10; n++)
    await ask('quoteCheckout', { slugs: [slug], couponCode: `GUESS${n}` }, idToken);
  const { response, body } = await ask('quoteCheckout', { slugs: [slug], couponCode }, idToken);
  expect(response.status).toBe(429);
  const { reason, waitSeconds } = body.error?.details ?? {};
  expect(reason).toBe('too-many-attempts');
  expect(waitSeconds).toBeGreaterThan(3_000);
  expect(response.headers.get('retry-after')).toBe(String(waitSeconds));
});

it('a body that is too large is refused before anybody is asked who they are', async () => {
  const huge = { slugs: ['x'.repeat(600_000)] };
  for (const idToken of ['nonsense', (await signUp()).idToken]) {
    const { response, body } = await ask('quoteCheckout', huge, idToken);
    expect(response.status).toBe(413);
    expect(body.error?.details).toEqual({ reason: 'invalid-input' });
  }
});

describe('what is refused over HTTP', () => {
  const ask = async (path: string, ip: string, headers: Record<string, string> = {}, body?: string) => {
    const init = { headers: { ...fromAddress(ip), ...headers }, redirect: 'manual' } as const;
    return (await fetch(functionUrl(path), { ...init, ...(body && { method: 'POST', body }) })).status;
  };
  /** Whether it is noted of a network, in this minute or the one that was when it was asked. */
  async function isNoted(operation: string, reason: Reason, ip: string): Promise<boolean> {
    const sender = { uid: null, network: networkOf(ip) };
    const ids = [0, 60_000].map((ago) => noteId(operation, reason, sender, Date.now() - ago));
    const found = await Promise.all(ids.map((id) => readDocument(`stats/security/refusals/${id}`)));
    return found.some((one) => one?.operation === operation && one.reason === reason);
  }
  const forged = { authorization: 'Bearer nonsense' };
  const huge = 'x'.repeat(600_000);
  const signed = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` };
  const foreignLink = () => {
    const payload = Buffer.from(JSON.stringify({ u: 'victim', s: 'x' })).toString('base64url');
    return `${payload}.${createHmac('sha256', 'another key of some length').update(payload).digest('base64url')}`;
  };

  it.each<[string, number, string, Reason, (ip: string) => Promise<number>]>([
    [
      'a token that is none',
      401,
      'exportStore',
      'sign-in-required',
      (ip) => ask('transfers/backup', ip, forged),
    ],
    ['a body above the limit', 413, 'takeReport', 'invalid-input', (ip) => ask('files/errors', ip, {}, huge)],
    [
      'a larger one to a callable',
      413,
      'quoteCheckout',
      'invalid-input',
      (ip) => ask('quoteCheckout', ip, {}, huge),
    ],
    [
      'a link of another’s making',
      403,
      'download',
      'not-allowed',
      (ip) => ask(`download/${foreignLink()}`, ip),
    ],
    [
      'an event of another’s making',
      400,
      'takeWebhook',
      'not-allowed',
      (ip) => ask('payments/webhooks/stripe', ip, signed, '{}'),
    ],
    [
      'what is not for a customer',
      403,
      'publishVersion',
      'not-allowed',
      async (ip) =>
        ask('transfers/publish/x', ip, { authorization: `Bearer ${(await signUp()).idToken}` }, '{}'),
    ],
  ])('counts for the alerts: %s', async (_what, status, operation, reason, attempt) => {
    const ip = newNetwork();
    expect(await attempt(ip)).toBe(status);
    expect(await isNoted(operation, reason, ip)).toBe(true);
  });

  it('counts for nothing where it tells of no attack: no token, a link that has ended', async () => {
    const ip = newNetwork();
    const ended = linkTo(await putArchive(), 'somebody', { e: Date.now() - 1 });
    expect(await ask('transfers/backup', ip)).toBe(401);
    expect(await ask(`download/${ended}`, ip)).toBe(403);
    expect(await isNoted('exportStore', 'sign-in-required', ip)).toBe(false);
    for (const reason of ['not-allowed', 'invalid-input'] as const)
      expect(await isNoted('download', reason, ip)).toBe(false);
  });
});
