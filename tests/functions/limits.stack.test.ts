import { expect, it } from 'vitest';
import { functionUrl, signUp } from './support/http.ts';
import { putCoupon, putProduct } from './support/store.ts';

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
