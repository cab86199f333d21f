import { RefusalError } from '@tempera/domain/calls/reasons';
import { sellerOf } from '@tempera/domain/money/seller';
import type { TypedBuyer } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { placeOf } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import type { VatIdState } from '@tempera/domain/tax/tax';
import type { Business } from '@tempera/domain/tax/tax-record';
import { asksCountry, type BuyerPlace } from '@tempera/domain/tax/tax-rule';
import { readVatId, type VatId, viesPartsOf } from '@tempera/domain/tax/vat-id';
import { vatIdRefusals } from '@tempera/domain/tax/vat-id-refusals';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { askVies } from './ask-vies.ts';
import type { CountLookup } from './count-lookup.ts';

export interface Buyer {
  /** What they have said, without what they have left empty. */
  said: TypedBuyer;
  /** With the VAT id where it counts. */
  place: BuyerPlace;
  /** What is kept of a business; null of a private buyer, and of an id that is none. */
  business: Business | null;
  vatId: VatIdState | null;
}

async function checkId(
  id: VatId,
  settings: SiteSettings,
  countLookup: CountLookup,
): Promise<Pick<Business['vatCheck'], 'checked' | 'consultation' | 'registeredTo'> | null> {
  const nothing = { consultation: null, registeredTo: null };
  if (viesPartsOf(id) === null) return { checked: 'form', ...nothing };
  await countLookup();
  const seller = sellerOf((await refs.seller().get()).data(), settings);
  const answer = await askVies(id, seller.vatId);
  if (answer === null) return { checked: settings.tax.viesOnly ? 'unanswered' : 'form', ...nothing };
  if (!answer.known) return null;
  const { consultation, registeredTo } = answer;
  return { checked: 'vies', consultation, registeredTo };
}

function saidBy(typed: TypedBuyer | null | undefined): TypedBuyer {
  const { country, state, zip, company, vatId } = typed ?? {};
  const said = { country: countryCodeOf(country) ?? country, state, zip, company, vatId };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}

/**
 * Where a buyer is, and whether they are the business that they say they are: by the form and checksum of their VAT id, and by the
 * register where there is one and it answers. Asks nobody where the tax does not depend on it.
 * @throws RefusalError what `countLookup` throws
 */
export async function checkBuyer(
  typed: TypedBuyer | null | undefined,
  settings: SiteSettings,
  countLookup: CountLookup,
): Promise<Buyer> {
  const place = placeOf(typed);
  const said = saidBy(typed);
  if (!typed?.vatId || !asksCountry(settings)) return { said, place, business: null, vatId: null };
  const none = (vatId: VatIdState): Buyer => ({ said, place, business: null, vatId });
  const read = readVatId(typed.vatId, place.country);
  if (read === null) return none('malformed');
  if (read.country !== place.country) return none('elsewhere');
  const found = await checkId(read, settings, countLookup);
  if (found === null) return none('unknown');
  const vatCheck = { ...found, at: clock.now(), company: typed.company || null };
  const counts = found.checked !== 'unanswered';
  return {
    said,
    place: { ...place, vatId: counts ? read.id : null },
    business: { vatId: read.id, vatCheck },
    vatId: found.checked,
  };
}

/**
 * @param of what holds the id in the input
 * @throws RefusalError `vat-id-invalid`, `vat-id-elsewhere`, `vat-id-unknown` for an id with which nothing can be bought
 */
export function assertVatId({ vatId }: Buyer, of: 'customer' | 'buyer' = 'customer'): void {
  const reason = vatId && vatIdRefusals[vatId];
  if (reason) throw new RefusalError(reason, { field: `${of}.vatId` });
}
