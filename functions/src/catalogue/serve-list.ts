import { findAddress, stateAsked, versionOf } from '@tempera/domain/catalogue/find-address';
import { listPart } from '@tempera/domain/catalogue/first-page';
import type { Request } from 'firebase-functions/https';
import { answerLook } from '../platform/answer-look.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { findRows, prepareSearch } from './find-rows.ts';
import { readIndex, readRowsOf } from './rows.store.ts';

/** An address names a version of the catalogue; what a later release would answer in another way is forgotten within a day. */
const cacheControl = 'public, max-age=600, s-maxage=86400';

/**
 * Answers a part of the list as JSON (decision 91). An address of another version, or that says the same in other words, leads to the one
 * that the CDN keeps: so whatever is made up costs one read and no search.
 */
export function serveList(request: Request, response: HttpResponse): Promise<void> {
  return answerLook('serveList', request, response, async () => {
    const { search } = new URL(request.url, 'https://store.invalid');
    const state = stateAsked(request.path, new URLSearchParams(search));
    const index = state && (await readIndex());
    if (!index) {
      response.status(404).end();
      return;
    }
    const address = findAddress(versionOf(index), state);
    if (request.path + search !== address) {
      response.status(302).set('Location', address).end();
      return;
    }
    response.set({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl });
    if (request.method === 'HEAD') {
      response.status(200).end();
      return;
    }
    const rows = await readRowsOf(index);
    const found = state.q.trim() ? await findRows(rows, state.q) : null;
    response.status(200).end(JSON.stringify(listPart(rows, state, found)));
    prepareSearch(rows);
  });
}
