/** What stands before a store in production: a CDN that serves from memory and compresses, as Hosting's does. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Edge {
  url: string;
  close: () => Promise<void>;
}

const compressible = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;

/**
 * Serves the store at `origin` on a port of its own; `pages` are served by the bench itself, by path. Each address is
 * asked for once and kept, or for as long as `keptFor` says (milliseconds): the bench measures what a visitor gets from a warm CDN, not how fast an emulator is.
 * `sent` hears of each request, with the bytes of its answer.
 */
export async function openEdge(
  origin: string,
  pages: Record<string, string>,
  keptFor: (path: string) => number = () => Number.POSITIVE_INFINITY,
  sent: (request: IncomingMessage, bytes: number) => void = () => {},
): Promise<Edge> {
  const kept = new Map<string, { reply: Promise<Reply>; until: number }>();
  const keep = (path: string, reply: Promise<Reply>) => {
    kept.set(path, { reply, until: Date.now() + keptFor(path) });
    return reply;
  };
  for (const [path, html] of Object.entries(pages)) {
    keep(path, Promise.resolve(compress(200, 'text/html; charset=utf-8', Buffer.from(html))));
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = kept.get(path);
    const reply = known && known.until > Date.now() ? known.reply : keep(path, fetchFrom(origin, path));
    reply.then(
      ({ status, headers, body }) => {
        sent(request, body.length);
        response.writeHead(status, headers).end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function fetchFrom(origin: string, path: string): Promise<Reply> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const reply = compress(response.status, type, Buffer.from(await response.arrayBuffer()));
  const caching = response.headers.get('cache-control') ?? '';
  // A file that never changes is fetched once by a browser, and by its worker not again.
  if (caching.includes('immutable')) reply.headers['cache-control'] = caching;
  return reply;
}

function compress(status: number, type: string, plain: Buffer): Reply {
  const packed = compressible.test(type);
  const body = packed ? gzipSync(plain) : plain;
  const headers: Record<string, string> = { 'content-type': type, 'content-length': String(body.length) };
  if (packed) headers['content-encoding'] = 'gzip';
  return { status, headers, body };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
