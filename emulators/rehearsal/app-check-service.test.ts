import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody } from '../launcher/forward.ts';
import { makeAppCheckService } from './app-check-service.ts';
import { appChecked } from './project.ts';
import { makeTokenSigner } from './sign-tokens.ts';

/** A service and a database, at addresses of this machine. */
let service = '';
let database = '';
/** What has reached the database. */
const reached: string[] = [];
const servers: Server[] = [];

async function open(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const appCheck = makeAppCheckService(await makeTokenSigner());
  const behind = await open(
    createServer(async (request, response) => {
      reached.push(`${request.method} ${request.url} ${await readBody(request)}`);
      response.end('{}');
    }),
  );
  const route = appCheck.guarded(Number(new URL(behind).port));
  service = await open(createServer(appCheck.listener));
  database = await open(createSocketServer((socket) => route(socket as TLSSocket)));
});
afterAll(() => {
  for (const server of servers) server.close();
});

const exchange = (method: string, body: object, appId = appChecked.appId) =>
  fetch(`${service}/v1/projects/p/apps/${appId}:${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { connection: 'close' },
  });

async function tokenOf(): Promise<string> {
  const solved = { recaptcha_enterprise_token: 'solved-by-the-rehearsal' };
  const { token, ttl } = await (await exchange('exchangeRecaptchaEnterpriseToken', solved)).json();
  expect(ttl).toBe('3600s');
  return token;
}

/** The status, and whether the database was reached. */
async function ask(path: string, init: RequestInit = {}): Promise<[number, boolean]> {
  const before = reached.length;
  const headers = { connection: 'close', ...(init.headers as Record<string, string>) };
  const { status } = await fetch(`${database}${path}`, { ...init, headers });
  return [status, reached.length > before];
}

it('gives tokens to whoever solved the riddle, signed by the key that it publishes', async () => {
  const [head, payload, signature = ''] = (await tokenOf()).split('.');
  const { keys } = await (await fetch(`${service}/v1/jwks`)).json();
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  const bytes = Buffer.from(`${head}.${payload}`);
  expect(verify('sha256', bytes, key, Buffer.from(signature, 'base64url'))).toBe(true);
});

it.each([
  ['another answer', 'exchangeRecaptchaEnterpriseToken', { recaptcha_enterprise_token: 'guessed' }],
  ['nothing signed', 'exchangeCustomToken', {}],
])('gives none for %s', async (_what, method, body) => {
  expect((await exchange(method, body)).status).toBe(403);
});

it('gives none to another app', async () => {
  expect((await exchange('exchangeCustomToken', { customToken: 'x' }, '1:1:web:other')).status).toBe(403);
});

it('lets nobody to the database without a token of its own', async () => {
  expect(await ask('/v1/documents/plans')).toEqual([403, false]);
  expect(await ask('/v1/documents/plans', { headers: { 'x-firebase-appcheck': 'forged' } })).toEqual([
    403,
    false,
  ]);
  expect(await ask('/Listen/channel?VER=8', { method: 'POST', body: 'headers=&count=0' })).toEqual([
    403,
    false,
  ]);
});

it('lets in whoever has one, by a header or as the SDK opens its channel, and functions by their account', async () => {
  const token = await tokenOf();
  expect(await ask('/v1/documents/plans', { headers: { 'x-firebase-appcheck': token } })).toEqual([
    200,
    true,
  ]);
  const body = `headers=${encodeURIComponent(`X-Firebase-AppCheck:${token}\r\n`)}&count=1`;
  expect(await ask('/Listen/channel?VER=8', { method: 'POST', body })).toEqual([200, true]);
  expect(reached.at(-1)).toBe(`POST /Listen/channel?VER=8 ${body}`);
  expect(await ask('/Listen/channel?VER=8&SID=known')).toEqual([200, true]);
  expect(await ask('/v1/documents:commit', { headers: { authorization: 'Bearer owner' } })).toEqual([
    200,
    true,
  ]);
});
