import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { assertVerified, type Caller, isUnconfirmed } from '../platform/caller.ts';
import type { Offer } from './downloads.store.ts';
import { assertMayDownload } from './may-download.ts';

/**
 * What is offered, for a caller who may have it now.
 * @throws RefusalError `email-unverified`, and those of `assertMayDownload`
 */
export async function entitled(caller: Caller, offer: Offer | null): Promise<Offer> {
  // The settings are one more read, for those few only whom they may stop.
  if (isUnconfirmed(caller)) assertVerified(caller, await loadSettings());
  assertMayDownload(caller, offer);
  return offer;
}
