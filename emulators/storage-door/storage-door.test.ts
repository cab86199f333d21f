import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Storage } from '@google-cloud/storage';
import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSigner, writeLocalAccount } from './local-account.ts';
import { storageDoor } from './storage-door.ts';

const account = join(mkdtempSync(join(tmpdir(), 'tempera-door-')), 'account.json');
const shop = 'https://shop.example';
const servers: Server[] = [];
/** What reached the emulator, and what it was sent. */
const asked: string[] = [];
let stored = Buffer.alloc(0);
let url = '';

const portOf = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  writeLocalAccount(account, 'demo');
  // As the emulator answers: to every page, under a name of its own.
  const port = await portOf(
    createServer(async (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const bytes = await buffer(request);
      if (request.method === 'POST') stored = bytes;
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'content-disposition': 'its own',
        etag: '',
      });
      response.end('file');
    }),
  );
  const door = storageDoor({ port, signer: readSigner(account), isOurs: (origin) => origin === shop });
  url = `http://127.0.0.1:${await portOf(createServer(door))}`;
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(join(account, '..'), { recursive: true });
});

async function sign(more: object): Promise<string> {
  const file = new Storage({ keyFilename: account, projectId: 'demo' }).bucket('b').file('a/x y.zip');
  const config = { version: 'v4', expires: Date.now() + 60_000, host: url, action: 'read', ...more } as const;
  return (await file.getSignedUrl(config))[0];
}

it('sends a file under the name that its address gives it', async () => {
  const response = await fetch(await sign({ promptSaveAs: 'moon.zip', responseType: 'application/zip' }));
  expect([response.status, await response.text()]).toEqual([200, 'file']);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="moon.zip"');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(asked.at(-1)).toBe('GET /b/a/x%20y.zip');
});

it('lets the store’s pages read it, and no others', async () => {
  const from = async (origin: string, method = 'GET') =>
    (await fetch(await sign({}), { method, headers: { origin } })).headers.get('access-control-allow-origin');
  expect([await from(shop), await from(shop, 'OPTIONS')]).toEqual([shop, shop]);
  expect([await from('https://other.example'), await from('null', 'OPTIONS')]).toEqual([null, null]);
});

it('lets programs pass by their token, and nobody without token or signature', async () => {
  const before = asked.length;
  expect((await fetch(`${url}/b/a/x%20y.zip`)).status).toBe(401);
  expect((await fetch(await sign({}), { headers: { authorization: 'Bearer owner' } })).status).toBe(400);
  expect(asked).toHaveLength(before);
  const response = await fetch(`${url}/storage/v1/b/b/o`, { headers: { authorization: 'Bearer owner' } });
  expect([response.status, asked.at(-1)]).toEqual([200, 'GET /b/b/o']);
});

it('takes a file in parts, of the size that was signed, and stores it once it is whole', async () => {
  const { 'Content-Type': contentType, ...extensionHeaders } = incomingHeaders(10);
  const address = await sign({ action: 'resumable', contentType, extensionHeaders });
  const begin = (headers: Record<string, string>) => fetch(address, { method: 'POST', headers });
  expect((await begin(incomingHeaders(11))).status).toBe(403);
  const begun = await begin(incomingHeaders(10));
  expect(begun.status).toBe(201);
  const session = begun.headers.get('location') ?? '';
  const put = async (range: string, body?: string) => {
    const response = await fetch(session, {
      method: 'PUT',
      headers: { 'content-range': `bytes ${range}` },
      ...(body && { body }),
    });
    return [response.status, response.headers.get('range')];
  };
  expect(await put('*/10')).toEqual([308, null]);
  expect(await put('0-3/10', '0123')).toEqual([308, 'bytes=0-3']);
  expect(await put('0-3/10', '0123')).toEqual([503, null]);
  expect(await put('4-10/11', '4567890')).toEqual([400, null]);
  expect(await put('*/10')).toEqual([308, 'bytes=0-3']);
  expect(stored.length).toBe(0);
  expect(await put('4-9/10', '456789')).toEqual([200, null]);
  expect(stored.toString()).toBe('0123456789');
  expect(asked.at(-1)).toBe('POST /upload/storage/v1/b/b/o?uploadType=media&name=a%2Fx+y.zip');
  expect(await put('*/10')).toEqual([200, null]);
  expect((await fetch(`${session}x`, { method: 'PUT' })).status).toBe(404);
});
