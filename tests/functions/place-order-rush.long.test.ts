import { expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';
import { rush } from './support/rush.ts';
import { putCoupon, putProduct, withSettings } from './support/store.ts';

useGateway();

// Timed where nothing runs beside it; how it ends is tried in place-order-rush.test.ts.
it('a rush of a hundred buyers on a coupon takes under 10 s', async () => {
  const slug = await putProduct({ priceCents: 280 });
  const code = await putCoupon({ maxUses: 10 });
  await withSettings({}, async () => {
    const began = performance.now();
    await rush(slug, code);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
