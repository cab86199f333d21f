import { pipeline } from 'node:stream/promises';
import { RefusalError, reasonCode } from '@tempera/domain/calls/reasons';
import { HttpsError, type Request } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { logs } from '../platform/logs.ts';
import { noteHttpRefusal } from '../platform/note-refusal.ts';
import { retryAfter, toRefusal } from '../platform/refusals.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { sendTagged } from '../platform/send-tagged.ts';
import { wordsFor } from '../platform/words-for.ts';
import { hiddenReasons } from '../tokens/hidden-reasons.ts';
import { askedRange } from './asked-range.ts';
import { type GitAsked, gitAsked } from './git-asked.ts';
import { type KnownRelease, packPath, type StoredPack } from './history.store.ts';
import { findPack, readSmall, servedHistory, streamPart } from './served-packs.store.ts';

/** Somebody who was found to be entitled to a product now. */
export interface Reader {
  /** The version that is out. */
  newest: string;
  /** Says that a pack's index was taken, after which git mostly takes the pack. */
  list: (sha: string) => void;
  /** Counts that a fetch begins, or takes a pack. @throws RefusalError for one too many */
  take: (sha?: string) => Promise<void>;
  /** Writes down that they take the newest release. */
  note: () => Promise<void>;
}

/** Who asks, as they may read a repository. @throws RefusalError for whoever may not */
export type Admit = (request: Request, slug: string) => Promise<Reader>;

/** Git shows plain text of an answer that it takes for a failure, each line behind `remote:`. */
const plain = 'text/plain; charset=utf-8';

const say = (response: HttpResponse, status: number, text: string) =>
  response.status(status).type(plain).send(`${text}\n`);

/** Where a token goes, for whoever is asked for one. */
const howTo = 'Git sends it as the password; any user name will do.';
const noPush =
  'This repository is read-only: it brings you the releases. Keep your changes in a repository of your own, and pull from this one.';
const noSuch = 'This repository doesn’t exist.';
const onlyRead =
  'This store serves git to clone, fetch and pull. Update git if it says that it can do none of these.';

/** Nobody but whoever asked may keep an answer, and they ask again before they use it. */
const headers = { ...answerHeaders, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };

const refLines = (history: readonly KnownRelease[]): string => {
  const newest = history.at(-1);
  const tags = history
    .map(({ commit, tag }) => `${commit}\trefs/tags/${tag}\n`)
    .toSorted((a, b) => (a.slice(41) < b.slice(41) ? -1 : 1));
  return newest ? [`${newest.commit}\trefs/heads/main\n`, ...tags].join('') : '';
};

/** The latest first: what somebody lacks is most often there. */
const packLines = (history: readonly KnownRelease[]): string =>
  `${history
    .toReversed()
    .flatMap(({ shas }) => shas.map((sha) => `P pack-${sha}.pack\n`))
    .join('')}\n`;

/** Past this, Cloud Run sends an answer only where it does not say its length. */
const mostSaidBytes = 30 * 1024 * 1024;

async function sendFile(
  request: Request,
  response: HttpResponse,
  what: 'pack' | 'idx',
  [{ folder }, pack]: readonly [KnownRelease, StoredPack],
): Promise<void> {
  const size = what === 'pack' ? pack.packBytes : pack.idxBytes;
  const tag = `"${pack.sha}-${what}"`;
  response.set({ ETag: tag, 'Accept-Ranges': 'bytes' });
  if (request.get('If-None-Match') === tag) return void response.status(304).end();
  const isSame = (request.get('If-Range') ?? tag) === tag;
  const range = isSame ? askedRange(request.get('Range'), size) : null;
  if (range === 'none') return void response.status(416).set('Content-Range', `bytes */${size}`).end();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const path = packPath(folder, pack.sha, what);
  const isHead = request.method === 'HEAD';
  const small = isHead ? null : await readSmall(path, size);
  const length = end - start + 1;
  response
    .status(range ? 206 : 200)
    .type('application/octet-stream')
    .set({
      ...(length <= mostSaidBytes && { 'Content-Length': String(length) }),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
  if (isHead) response.end();
  else if (small) response.end(small.subarray(start, end + 1));
  else await pipeline(await streamPart(path, start, end), response);
}

/** Whether a request takes a pack from its beginning; what goes on where it broke was noted then. */
const isWhole = (request: Request) =>
  request.method === 'GET' && !request.get('Range') && !request.get('If-None-Match');

async function answer(
  request: Request,
  response: HttpResponse,
  asked: Exclude<GitAsked, { what: 'nothing' | 'push' }>,
  admit: Admit,
): Promise<void> {
  const { slug, what } = asked;
  const reader = await admit(request, slug);
  if (what === 'head') return sendTagged(request, response, plain, 'ref: refs/heads/main\n');
  const history = await servedHistory(slug, reader.newest);
  if (what === 'pack' || what === 'idx') {
    const found = findPack(history, asked.sha);
    if (!found) throw new RefusalError('version-not-found');
    if (what === 'idx') reader.list(asked.sha);
    else await reader.take(asked.sha);
    // Before it is sent, as what runs after an answer may never end.
    if (what === 'pack' && found[0].version === reader.newest && isWhole(request)) await reader.note();
    return sendFile(request, response, what, found);
  }
  if (history.length === 0) throw new RefusalError('version-not-found');
  if (what === 'refs') await reader.take();
  sendTagged(request, response, plain, what === 'refs' ? refLines(history) : packLines(history));
}

async function refuse(request: Request, response: HttpResponse, cause: unknown): Promise<void> {
  if (response.headersSent) {
    // The connection broke, at either end; git sees that the answer is too short.
    if ((cause as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logs.unexpected('serveGit', cause);
    response.destroy();
    return;
  }
  const refusal = toRefusal('serveGit', cause, request.headers);
  await noteHttpRefusal('serveGit', refusal, request);
  response.removeHeader('Content-Length');
  response.removeHeader('ETag');
  response.set({ ...retryAfter(refusal), 'Cache-Control': 'private, no-store' });
  const { reason } = refusal;
  if (hiddenReasons.includes(reason)) say(response, 404, noSuch);
  else if (reason === 'sign-in-required') {
    response.set('WWW-Authenticate', 'Basic realm="git", charset="UTF-8"');
    say(response, 401, `${wordsFor(refusal)}\n${howTo}`);
  } else say(response, new HttpsError(reasonCode[reason], '').httpErrorCode.status, wordsFor(refusal));
}

/**
 * Serves the history of a product to stock git by its dumb HTTP protocol, from files that were written when its releases were
 * published (decision 83):
 *
 *     GET /git/{slug}.git/info/refs                          branch and tags
 *     GET /git/{slug}.git/HEAD
 *     GET /git/{slug}.git/objects/info/packs                 names of the packs
 *     GET /git/{slug}.git/objects/pack/pack-{sha}.pack|.idx  whole or in part
 *
 * A token and what it may have are asked for each time. Refusals are plain text, which git prints.
 */
export async function serveGit(request: Request, response: HttpResponse, admit: Admit): Promise<void> {
  response.set(headers);
  const asked = gitAsked(request.path, request.query.service);
  if (asked?.what === 'push') return void say(response, 403, noPush);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD');
    return void say(response, 405, onlyRead);
  }
  // Git asks for hundreds of these while a pack is on its way: whoever asks, they are not there, and nothing is read.
  if (!asked || asked.what === 'nothing') return void say(response, 404, noSuch);
  try {
    await answer(request, response, asked, admit);
  } catch (cause) {
    await refuse(request, response, cause);
  }
}
