import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/**
 * Serves a folder to this machine on a free port, as hosting serves demos: the sandbox of `/demos/**` included, so that a
 * template that breaks in it breaks here.
 * @returns the address, without a slash at its end, and how to stop
 */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const content = await readFile(join(folder, pathname));
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      response.setHeader('content-security-policy', 'sandbox allow-scripts allow-forms allow-popups');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
