import type { Request } from 'firebase-functions/https';
import { noteTaken } from '../downloads/note-taken.ts';
import { claimFree } from '../plans/claim-free.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { findEntitled } from '../tokens/entitled.ts';
import { requireToken } from '../tokens/require-token.ts';
import { type Reader, serveGit } from './serve-git.ts';

/**
 * The bearer of an access token with the scope `library`, for what they may download.
 * @throws RefusalError those of `requireToken` and `findEntitled`
 */
async function admit(request: Request, slug: string): Promise<Reader> {
  const caller = await requireToken(request, 'library');
  const offer = await findEntitled(caller, slug);
  const { title: productName, version } = offer;
  return {
    newest: version,
    async take() {
      await countTry(countersOf('gitFetches', { uid: caller.uid, network: null }));
      await claimFree(caller, { ...offer, slug });
    },
    // A release may have several packs.
    note: () => noteTaken(caller, { slug, productName, version, by: 'git' }),
  };
}

/** Serves `/git/{slug}.git/…` to stock git, which sends an access token as the password of any user. */
export const git = (request: Request, response: HttpResponse): Promise<void> =>
  serveGit(request, response, admit);
