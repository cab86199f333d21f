import { RefusalError } from '@tempera/domain/calls/reasons';
import { paths } from '@tempera/domain/site/paths';
import { z } from 'zod';
import { quoteCheckout } from '../checkout/quote-checkout.ts';
import { cartSlugs } from './input.ts';
import { defineTool } from './tool.ts';

export const startPurchase = defineTool({
  name: 'start_purchase',
  title: 'Start a purchase',
  description:
    'Gives the link to the checkout of these templates. Nothing is bought: give the link to the person, who looks at the total, confirms and pays in their browser. A coupon is typed there.',
  readOnly: true,
  input: z.object({ slugs: cartSlugs }),
  output: z.object({ checkoutUrl: z.string() }),
  async run({ slugs }, { ip, origin }) {
    const { lines } = await quoteCheckout({ slugs }, null, ip);
    const missing = slugs.find((slug) => !lines.some((line) => line.slug === slug));
    if (missing !== undefined) throw new RefusalError('product-not-found', { field: missing });
    const checkoutUrl = origin + paths.checkout(slugs);
    return {
      data: { checkoutUrl },
      text: `Nothing has been bought. To buy, the person opens ${checkoutUrl} in their browser, looks at the total and confirms.`,
    };
  },
});
