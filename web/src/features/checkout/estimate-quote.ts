import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { nowhere, taxRuleOf } from '@tempera/domain/tax/tax-rule';

/**
 * What a cart probably costs, by the catalogue that the browser has read: it is shown until the server's price is there,
 * and nobody can pay before.
 */
export function estimateQuote(
  rows: readonly CatalogueRow[],
  settings: Pick<SiteSettings, 'tax' | 'taxRate' | 'currency'>,
): QuoteCheckoutOutput {
  const lines = rows.map(({ slug, title, priceCents }) => ({
    slug,
    name: title,
    priceCents: cents(priceCents),
    quantity: 1,
  }));
  const rule = taxRuleOf(settings, nowhere, Date.now());
  return { lines, ...priceCart(lines, null, rule, settings.currency), tax: quotedTax(rule), coupon: null };
}
