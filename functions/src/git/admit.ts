import type { Request } from 'firebase-functions/https';
import { LRUCache } from 'lru-cache';
import { offerRefs, toOffer } from '../downloads/downloads.store.ts';
import { entitled } from '../downloads/entitled.ts';
import { noteTaken } from '../downloads/note-taken.ts';
import { claimFree } from '../plans/claim-free.ts';
import { countersOf, countTry, toCounted } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { requireTokenWith } from '../tokens/require-token.ts';
import { hashOf } from '../tokens/token-hash.ts';
import { tokenIn } from '../tokens/token-in.ts';
import type { Reader } from './serve-git.ts';

/** For how long one look stands, in milliseconds: a clone's requests share it, and whatever is taken away counts within two seconds. */
export const lookStandsMs = 1_500;

/** Who was found to be entitled a moment ago, by the hash of their token and the repository. Refusals are looked at anew each time. The library would read the clock once for all requests of a millisecond, or of however long its timer is late. */
const readers = new LRUCache<string, Reader>({ max: 1_000, ttl: lookStandsMs, ttlResolution: 0 });

const counters = (uid: string) => countersOf('gitFetches', { uid, network: null });

async function look(request: Request, slug: string): Promise<Reader> {
  const { caller, also } = await requireTokenWith(request, ['library'], (uid) => [
    refs.claim(uid, slug),
    ...offerRefs(uid, slug),
    ...counters(uid).map(({ ref }) => ref),
  ]);
  const [claim, product, entitlement, ...tries] = also;
  const found = [product, entitlement].filter((one) => one !== undefined);
  const offer = await entitled(caller, toOffer(slug, found));
  const { title: productName, version } = offer;
  const counting = counters(caller.uid);
  let counted = counting.map((counter, n) => toCounted(counter, tries[n]));
  let isGranted = claim?.exists === true;
  /** Packs whose indexes were taken, and those of them that are counted. */
  const [listed, paid] = [new Set<string>(), new Set<string>()];
  return {
    newest: version,
    list: (sha) => void listed.add(sha),
    async take(sha) {
      if (sha === undefined || !paid.delete(sha)) {
        // A clone takes all indexes before the first pack, so that one write counts every pack that it wants.
        const ahead = sha === undefined ? [] : [...listed].filter((one) => one !== sha);
        listed.clear();
        counted = await countTry(counting, { known: counted, times: 1 + ahead.length });
        for (const one of ahead) paid.add(one);
      }
      if (!isGranted) await claimFree(caller, { ...offer, slug });
      isGranted = true;
    },
    // A release may have several packs.
    note: () => noteTaken(caller, { slug, productName, version, by: 'git' }),
  };
}

/**
 * The bearer of an access token with the scope `library`, for what they may download.
 * @throws RefusalError those of `requireToken` and `entitled`
 */
export async function admit(request: Request, slug: string): Promise<Reader> {
  const key = `${hashOf(tokenIn(request) ?? '')} ${slug}`;
  const known = readers.get(key);
  if (known) return known;
  // What is read may be as old as the moment of asking for it.
  const start = performance.now();
  const reader = await look(request, slug);
  readers.set(key, reader, { start });
  return reader;
}
