import { type ListState, readListState, writeListState } from './list-state.ts';
import { hashOf, mostRowsInBrowser, readShardIndex, type ShardIndex } from './shards.ts';

export const isLarge = (index: ShardIndex | null): index is ShardIndex =>
  index !== null && index.count > mostRowsInBrowser;

const hex = (number: number) => number.toString(16).padStart(8, '0');

/** What a catalogue is as of now: another for each other list of shards. */
export function versionOf({ shards }: ShardIndex): string {
  const names = shards.join();
  return hex(hashOf(names)) + hex(hashOf(`again,${names}`));
}

/** `catalogue/version`: what the pages of a large catalogue follow, who need none of the names. */
export interface CatalogueVersion {
  version: string;
}

/**
 * Which version of a large catalogue a document is of: `catalogue/version`, or `catalogue/rows` in a store that has not written the other
 * since there is one. Null of a small one.
 */
export function largeVersion(data: Record<string, unknown> | null): string | null {
  if (typeof data?.version === 'string') return data.version;
  const index = readShardIndex(data);
  return isLarge(index) ? versionOf(index) : null;
}

/** Texts that a search takes for the same have one address. */
const normal = (state: ListState): ListState => ({
  ...state,
  q: state.q.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase(),
});

/** Where a part of the list is answered ({@link listPart}): one address for each state of one version of the catalogue. */
export function findAddress(version: string, state: ListState): string {
  const query = writeListState(normal(state)).toString();
  return `/catalogue/find/${version}${query && `?${query}`}`;
}

/** The state that an address asks for; null where it is none of these. Whatever it does not know falls back. */
export const stateAsked = (path: string, query: URLSearchParams): ListState | null =>
  /^\/catalogue\/find\/[0-9a-f]{16}$/.test(path) ? readListState(query) : null;
