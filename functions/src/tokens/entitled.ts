import { loadOffer, type Offer } from '../downloads/downloads.store.ts';
import { entitled } from '../downloads/entitled.ts';
import type { TokenCaller } from './require-token.ts';

/**
 * A template that the bearer of a token may have, decided as `requestDownload` does.
 * @throws RefusalError those of `entitled`
 */
export const findEntitled = async (caller: TokenCaller, slug: string): Promise<Offer> =>
  entitled(caller, await loadOffer(caller.uid, slug));
