import type { Request } from 'firebase-functions/https';
import type { HttpResponse } from '../platform/respond.ts';
import { admit } from './admit.ts';
import { serveGit } from './serve-git.ts';

/** Serves `/git/{slug}.git/…` to stock git, which sends an access token as the password of any user. */
export const git = (request: Request, response: HttpResponse): Promise<void> =>
  serveGit(request, response, admit);
