import { z } from 'zod';
import { quoteCheckout } from '../checkout/quote-checkout.ts';
import { cartSlugs } from './input.ts';
import { defineTool } from './tool.ts';

export const quote = defineTool({
  name: 'quote',
  title: 'Quote a price',
  description:
    'What templates cost together at this store’s checkout, with tax and, if there is one, a coupon. The tax is that of a buyer who has not said where they are; the checkout asks. Nothing is bought or reserved.',
  readOnly: true,
  input: z.object({
    slugs: cartSlugs,
    coupon: z.string().max(200).optional().describe('A code that the person has; never guess one'),
  }),
  output: z.object({
    lines: z.array(z.object({ slug: z.string(), name: z.string(), priceCents: z.number() })),
    notForSale: z.array(z.string()).describe('Slugs that were left out'),
    subtotalCents: z.number(),
    discountCents: z.number(),
    taxCents: z.number(),
    totalCents: z.number(),
    currency: z.string(),
    coupon: z.object({ code: z.string(), description: z.string() }).nullable(),
  }),
  async run({ slugs, coupon }, { ip }) {
    // As anybody's: what its person owns or has used a code for is for their own checkout to say.
    const quoted = await quoteCheckout({ slugs, couponCode: coupon ?? null }, null, ip);
    const priced = quoted.lines.map((line) => line.slug);
    return { data: { ...quoted, notForSale: slugs.filter((slug) => !priced.includes(slug)) } };
  },
});
