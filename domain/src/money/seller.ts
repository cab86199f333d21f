import { type Fields, isValid, map, text, type ValuesOf } from '../settings/field.ts';
import { type SiteSettings, unmarked } from '../settings/settings.ts';

/** `settings/seller`: who sells, as it stands on invoices. `address` may have several lines. */
export const sellerFields = {
  name: text(120, '', { filled: true }),
  address: text(300),
  taxId: text(60),
  email: text(254),
} satisfies Fields;
export type Seller = ValuesOf<typeof sellerFields>;

/** The stored seller, or what the site settings know of them: a store sells before anybody filled that form in. */
export function sellerOf(
  stored: unknown,
  site: Pick<SiteSettings, 'siteName' | 'supportCity' | 'supportEmail'>,
): Seller {
  const seller = unmarked(stored);
  if (isValid(map(sellerFields), seller)) return seller as Seller;
  return { name: site.siteName, address: site.supportCity, taxId: '', email: site.supportEmail };
}
