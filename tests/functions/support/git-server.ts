import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import { type Admit, serveGit } from '../../../functions/src/git/serve-git.ts';
import type { HttpResponse } from '../../../functions/src/platform/respond.ts';

/** What the functions framework makes of a request, as far as repositories use it. */
function toRequest(incoming: IncomingMessage): Request {
  const { pathname: path, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
  const get = (name: string) => incoming.headers[name.toLowerCase()];
  return Object.assign(incoming, {
    path,
    query: Object.fromEntries(searchParams),
    get,
  }) as unknown as Request;
}

/** The same of its answer. */
function toResponse(answer: ServerResponse): HttpResponse {
  const set = (told: string | Record<string, string>, value = '') => {
    for (const [name, one] of typeof told === 'string' ? [[told, value] as const] : Object.entries(told))
      answer.setHeader(name, one);
    return answer;
  };
  const status = (code: number) => Object.assign(answer, { statusCode: code });
  const type = (kind: string) => set('Content-Type', kind);
  const send = (text: string) => answer.end(text);
  return Object.assign(answer, { set, status, type, send }) as unknown as HttpResponse;
}

/** Serves to stock git beside the tests what `handle` answers. */
export async function listen(handle: (request: Request, response: HttpResponse) => Promise<void>) {
  const server = createServer((incoming, answer) => void handle(toRequest(incoming), toResponse(answer)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves repositories to stock git beside the tests, to whoever sends `token` as their password; who may have what is for the
 * functions that say so in a store.
 */
export async function openGitServer(newestOf: (slug: string) => Promise<string>) {
  const token = 'tpa_test';
  const asked: string[] = [];
  const taken: string[] = [];
  const noted: string[] = [];
  const admit: Admit = async (request, slug) => {
    const basic = (request.get('Authorization') ?? '').replace(/^Basic /, '');
    const [, given = ''] = Buffer.from(basic, 'base64').toString().split(':');
    if (given !== token) throw new RefusalError('sign-in-required', { token: 'unknown' });
    const newest = await newestOf(slug);
    return {
      newest,
      list: () => {},
      take: async () => void taken.push(slug),
      note: async () => void noted.push(`${slug} ${newest}`),
    };
  };
  const { origin, close } = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    return serveGit(request, response, admit);
  });
  return {
    /** Method and address of each request. */
    asked,
    /** The repositories of which something was taken, and the releases that were noted. */
    taken,
    noted,
    /** The address of a repository, with a token or another in its place. */
    url: (slug: string, given = token) =>
      `http://${given === '' ? '' : `x:${given}@`}${origin}/git/${slug}.git`,
    /** Asks as git does, or as git never would. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://${origin}/git/${path}`, {
        method,
        headers: { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}`, ...headers },
      }),
    close,
  };
}
