import { reasons } from '@tempera/domain/calls/reasons';
import { describe, expect, it } from 'vitest';
import { order } from './support/calls.ts';
import { functionUrl, invoke, post, signUp } from './support/http.ts';
import { putCoupon, putProduct, readDocument } from './support/store.ts';

const callables = [
  'startSession',
  'quoteCheckout',
  'placeOrder',
  'requestDownload',
  'requestInvoice',
  'uploadAvatar',
  'changeName',
  'exportData',
  'deleteAccount',
  'signOutEverywhere',
  'sendAccountMail',
  'setRole',
  'moderate',
  'lift',
  'decideAppeal',
  'decideApproval',
  'reportForbidden',
  'refundOrder',
  'requestRefund',
  'declineRefund',
  'setOrderStatus',
  'resendDownloadLinks',
  'giveOrder',
  'manageSubscription',
  'reconcile',
  'readCustomer',
  'mergeTickets',
  'openOrder',
  'requestOrderLink',
  'findOrder',
  'generateCoupons',
  'deleteProduct',
  'changeAddress',
  'deleteCategory',
  'uploadProductImage',
  'resendMail',
  'saveMailTemplate',
  'sendTestMail',
  'sendUserMail',
  'inviteUser',
  'previewImport',
  'applyImport',
  'scanSecurity',
];
/** These want no input, so that `{}` and what a schema drops are as good as any. */
const inputless = ['startSession', 'exportData', 'signOutEverywhere'];

describe.each(callables)('%s over HTTP', (name) => {
  it.each([
    ['no data', '{}'],
    ['an array', '[]'],
    ['data and more', '{"data":{},"card":"4242424242424242"}'],
    [
      'a wrapped number that is none',
      '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
    ],
    ['an unknown wrapper', '{"data":{"slugs":[{"@type":"x"}]}}'],
    ['data nested past all sense', `{"data":${'['.repeat(3_000)}${']'.repeat(3_000)}}`],
    ['__proto__', '{"data":{"__proto__":{"slugs":["x"]},"constructor":1,"slugs":7,"slug":7}}'],
  ])('never answers internal to %s', async (_what, body) => {
    const { status, result, error } = await post(name, body, await signUp());
    if (error) {
      expect(reasons).toContain(error.details?.reason);
      expect([status, error.status]).not.toContain('INTERNAL');
      expect(status).toBeLessThan(500);
    } else {
      expect(result).toBeTypeOf('object');
      expect(inputless).toContain(name);
    }
  });

  it('has a reason for a token that is none', async () => {
    const nobody = { uid: '', email: '', idToken: 'nonsense' };
    const { error, result } = await invoke(name, { slugs: [], slug: 'blog' }, nobody);
    if (error) expect(reasons).toContain(error.details?.reason);
    else expect([name, result]).toEqual(['quoteCheckout', expect.objectContaining({ lines: [] })]);
  });

  it('has a reason for a wrong method', async () => {
    const response = await fetch(functionUrl(name));
    expect(response.status).toBe(400);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
    });
    expect(await response.json()).toMatchObject({ error: { details: { reason: 'invalid-input' } } });
  });
});

it('a whole purchase by way of the emulators', async () => {
  const slug = await putProduct({ priceCents: 0 });
  const buyer = await signUp();
  await invoke('startSession', {}, buyer);
  const { status, result } = await invoke('placeOrder', order({ slugs: [slug], paymentToken: null }), buyer);
  expect([status, result]).toEqual([
    200,
    { orderId: expect.stringMatching(/^ORD-/), status: 'completed', paymentStatus: 'free', totalCents: 0 },
  ]);
  expect(await readDocument(`orders/${result?.orderId}`)).toMatchObject({ uid: buyer.uid });
});

it('a hundred buyers by way of the emulators: ten uses, ten orders, ninety refusals', async () => {
  const slug = await putProduct({ priceCents: 280 });
  const code = await putCoupon({ maxUses: 10 });
  const buyers = await Promise.all(Array.from({ length: 100 }, () => signUp()));
  const answers = await Promise.all(
    buyers.map((buyer) => invoke('placeOrder', order({ slugs: [slug], couponCode: code }), buyer)),
  );
  const outcomes = answers.map(({ result, error }) => result?.status ?? error?.details?.reason);
  expect(outcomes.filter((outcome) => outcome === 'completed')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'coupon-invalid')).toHaveLength(90);
});
