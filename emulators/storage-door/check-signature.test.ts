import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { afterAll, expect, it } from 'vitest';
import { checkSignature } from './check-signature.ts';
import { readSigner, writeLocalAccount } from './local-account.ts';

const dir = mkdtempSync(join(tmpdir(), 'tempera-door-'));
afterAll(() => rmSync(dir, { recursive: true }));
const [ours, theirs] = [join(dir, 'ours.json'), join(dir, 'theirs.json')];
for (const file of [ours, theirs]) writeLocalAccount(file, 'demo-tempera');
const signer = readSigner(ours);
const now = Math.floor(Date.now() / 1000) * 1000;

/** An address that Google's own library signs. */
async function sign(more: object = {}, keyFilename = ours): Promise<URL> {
  const file = new Storage({ keyFilename, projectId: 'demo-tempera' })
    .bucket('demo')
    .file('archives/ä b (1)!.zip');
  const [address] = await file.getSignedUrl({
    version: 'v4',
    action: 'read',
    accessibleAt: now,
    expires: now + 300_000,
    responseDisposition: `attachment; filename="a 'b'.zip"`,
    host: 'http://127.0.0.1:9198',
    ...more,
  });
  return new URL(address);
}

const check = ({ host, pathname, search }: URL, { method = 'GET', at = now, headers = {} } = {}) =>
  checkSignature({ method, url: pathname + search, headers: { host, ...headers } }, signer, at)?.code ??
  'good';

it('is good from its beginning to just before its end', async () => {
  const address = await sign();
  expect(check(address)).toBe('good');
  expect(check(address, { at: now + 299_999 })).toBe('good');
  expect(check(address, { at: now + 300_000 })).toBe('ExpiredToken');
  expect(check(address, { at: now - 16 * 60_000 })).toBe('ExpiredToken');
});

it('is of one account’s key', async () => {
  expect(check(await sign({}, theirs))).toBe('SignatureDoesNotMatch');
});

it('is good for one method and host', async () => {
  const address = await sign();
  expect(check(address, { method: 'HEAD' })).toBe('SignatureDoesNotMatch');
  expect(check(address, { headers: { host: 'localhost:9198' } })).toBe('SignatureDoesNotMatch');
});

it('is over the headers that it names, and over all of Storage’s own', async () => {
  const address = await sign({ action: 'resumable', contentType: 'application/zip' });
  const headers = { 'x-goog-resumable': 'start', 'content-type': 'application/zip' };
  expect(check(address, { method: 'POST', headers })).toBe('good');
  expect(check(address, { method: 'POST', headers: { ...headers, 'content-type': 'text/html' } })).toBe(
    'SignatureDoesNotMatch',
  );
  expect(check(address, { method: 'POST', headers: { 'content-type': 'application/zip' } })).toBe(
    'MalformedSecurityHeader',
  );
  expect(check(address, { method: 'POST', headers: { ...headers, 'x-goog-acl': 'public-read' } })).toBe(
    'MalformedSecurityHeader',
  );
});

it('is broken by any other character, wherever it stands', async () => {
  const address = await sign();
  const text = address.pathname + address.search;
  const good = Array.from(text).flatMap((one, at) => {
    const changed = text.slice(0, at) + (one === '0' ? '1' : '0') + text.slice(at + 1);
    const fault = checkSignature(
      { method: 'GET', url: changed, headers: { host: address.host } },
      signer,
      now,
    );
    return fault ? [] : [changed];
  });
  expect(good).toEqual([]);
});

it.each(['&X-Goog-Expires=300', '&more=1', '&X-Goog-Date=', '&%'])(
  'is broken by %s behind it',
  async (more) => {
    const address = await sign();
    const url = address.pathname + address.search + more;
    expect(
      checkSignature({ method: 'GET', url, headers: { host: address.host } }, signer, now),
    ).not.toBeNull();
  },
);
