import { LRUCache } from 'lru-cache';
import { logs } from '../platform/logs.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { recordDownload } from './downloads.store.ts';

/** What somebody takes, and by what. */
interface Taken {
  slug: string;
  productName: string;
  version: string;
  by: 'git' | 'npm' | 'item';
}

/** Whose notes stand already, by their links: a machine that builds would have each looked at again. */
const noted = new LRUCache<string, true>({ max: 10_000 });

/** Writes down that a program takes a release: once for a token, as a machine that builds takes it all day. A failure is ours alone. */
export async function noteTaken({ uid, tokenId }: TokenCaller, { by, ...taken }: Taken): Promise<void> {
  const linkId = `${by}-${tokenId}-${taken.slug}-${taken.version}`;
  if (noted.has(linkId)) return;
  try {
    await recordDownload({ linkId, uid, ...taken });
    noted.set(linkId, true);
  } catch (cause) {
    logs.unexpected('recordDownload', cause);
  }
}
