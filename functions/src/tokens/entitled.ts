import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { loadOffer, type Offer } from '../downloads/downloads.store.ts';
import { assertMayDownload } from '../downloads/may-download.ts';
import { assertVerified, isUnconfirmed } from '../platform/caller.ts';
import type { TokenCaller } from './require-token.ts';

/**
 * A template that the bearer of a token may have, decided as `requestDownload` does.
 * @throws RefusalError `email-unverified`, `product-not-found`, `not-entitled`, `entitlement-suspended`
 */
export async function findEntitled(caller: TokenCaller, slug: string): Promise<Offer> {
  const offer = await loadOffer(caller.uid, slug);
  if (isUnconfirmed(caller)) assertVerified(caller, await loadSettings());
  assertMayDownload(caller, offer);
  return offer;
}
