import { defaultsOf, type Fields, isValid, map, text, type ValuesOf } from '../settings/field.ts';
import { type SiteSettings, unmarked } from '../settings/settings.ts';

/** Fields that a store from before electronic invoices lacks; they are empty there. */
const later = { mayBeMissing: true } as const;

/**
 * `settings/seller`: who sells, as it stands on invoices. `address` is the street and may have several lines; `taxId` is the
 * number at the tax office, `vatId` the one for VAT with its country, `legalId` that of the company's register.
 */
export const sellerFields = {
  name: text(120, '', { filled: true }),
  address: text(300),
  zip: text(20, '', later),
  city: text(80, '', later),
  country: text(2, '', { ...later, matches: /^([A-Z]{2})?$/ }),
  vatId: text(20, '', { ...later, matches: /^([A-Z]{2}[0-9A-Z.+*-]{2,18})?$/ }),
  taxId: text(60),
  legalId: text(60, '', later),
  email: text(254),
} satisfies Fields;
type SellerValues = ValuesOf<typeof sellerFields>;

/** A seller as an invoice keeps it: older ones lack what was asked for later. */
export type Seller = Pick<SellerValues, 'name' | 'address' | 'taxId' | 'email'> & Partial<SellerValues>;

/** The stored seller, or what the site settings know of them: a store sells before anybody filled that form in. */
export function sellerOf(
  stored: unknown,
  site: Pick<SiteSettings, 'siteName' | 'supportCity' | 'supportEmail'>,
): SellerValues {
  const seller = unmarked(stored);
  const empty = defaultsOf(sellerFields);
  if (isValid(map(sellerFields), seller)) return { ...empty, ...(seller as SellerValues) };
  return { ...empty, name: site.siteName, address: site.supportCity, email: site.supportEmail };
}

/** What an electronic invoice has to say of its seller, as the settings call it. */
const sellerNeeds = [
  ['street', ({ address }: Seller) => address],
  ['city', ({ city }: Seller) => city],
  ['country', ({ country }: Seller) => country],
  ['VAT ID or tax number', ({ vatId, taxId }: Seller) => vatId || taxId],
] as const;

/** What is missing of the seller for invoices with data that programs read, in words; with anything missing they have none. */
export const missingOfSeller = (seller: Seller): string[] =>
  sellerNeeds.flatMap(([what, saidOf]) => (saidOf(seller)?.trim() ? [] : [what]));
