import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import type { SiteSettings } from '@tempera/domain/settings/settings';

/**
 * What a cart probably costs, by the catalogue that the browser has read: it is shown until the server's price is there,
 * and nobody can pay before.
 */
export function estimateQuote(
  rows: readonly CatalogueRow[],
  { taxRate, currency }: Pick<SiteSettings, 'taxRate' | 'currency'>,
): QuoteCheckoutOutput {
  const lines = rows.map(({ slug, title, priceCents }) => ({
    slug,
    name: title,
    priceCents: cents(priceCents),
    quantity: 1,
  }));
  return { lines, ...priceCart(lines, null, Number(taxRate), currency), coupon: null };
}
