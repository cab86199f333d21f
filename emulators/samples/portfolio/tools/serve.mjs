// Serves this folder on your own machine: node tools/serve.mjs [port]
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.argv[2] ?? 3000);
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The file behind an address, or undefined: folders give their index.html, nothing outside the root is served. */
function fileFor(address) {
  try {
    const path = normalize(join(root, decodeURIComponent(new URL(address, 'http://localhost').pathname)));
    if (!path.startsWith(normalize(root + sep))) return undefined;
    const found = statSync(path).isDirectory() ? join(path, 'index.html') : path;
    return statSync(found).isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

createServer((request, response) => {
  const file = fileFor(request.url ?? '/');
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`));
