import { expect, it } from 'vitest';
import { storeUrl } from './support/http.ts';
import { unique } from './support/store.ts';
import { signatureOf } from './support/stripe-events.ts';

const body = JSON.stringify({
  id: unique('evt_'),
  object: 'event',
  created: Math.floor(Date.now() / 1_000),
  type: 'product.created',
  data: { object: { object: 'product', id: 'prod_1' } },
});
const send = (signature: string, init: RequestInit = {}) =>
  fetch(storeUrl('/webhooks/stripe'), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
    ...init,
  });

it('hosting brings a webhook to the store as it was signed, byte by byte', async () => {
  const response = await send(signatureOf(body));
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('refuses what nobody has signed', async () => {
  const forged = await send(signatureOf(body, undefined, 'whsec_other'));
  expect([forged.status, await forged.text()]).toEqual([400, '']);
});
