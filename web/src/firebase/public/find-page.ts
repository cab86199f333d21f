import { findAddress, largeVersion } from '@tempera/domain/catalogue/find-address';
import { type FirstPage, joinParts, type ListPart, partsOf } from '@tempera/domain/catalogue/first-page';
import type { ListState } from '@tempera/domain/catalogue/list-state';
import { storeOrigin } from '../config.ts';
import type { PlainData } from './read-public.ts';

/** Whether the catalogue has more rows than a browser should fetch. */
export const isLargeCatalogue = (data: PlainData | null): boolean => largeVersion(data) !== null;

/**
 * What a state of the list shows of a large catalogue, asked of the server; the browser keeps the parts for a while, so that of one page
 * more only the last is fetched.
 * @throws TypeError without a connection, AbortError once given up, Error where the server can't answer
 */
export async function findPage(
  data: PlainData | null,
  state: ListState,
  signal: AbortSignal | null = null,
): Promise<FirstPage> {
  const version = largeVersion(data);
  if (version === null) throw new Error('not in a large catalog');
  const ask = async (part: ListState): Promise<ListPart> => {
    const address = findAddress(version, part);
    const response = await fetch(`${storeOrigin()}${address}`, { signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  return joinParts(state, await Promise.all(partsOf(state).map(ask)));
}
