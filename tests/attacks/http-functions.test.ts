import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { signLink } from '../../functions/src/downloads/link.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { grant, putArchive, type TestArchive } from '../functions/support/archive.ts';
import { linkTo } from '../functions/support/download-links.ts';
import { type Account, storeUrl } from '../functions/support/http.ts';
import { bytesOf } from '../functions/support/pictures.ts';
import { putProduct, unique } from '../functions/support/store.ts';
import { signatureOf } from '../functions/support/stripe-events.ts';
import { attack } from './kit/attack.ts';
import { type Attacker, attackers, type Cast, openCast } from './kit/cast.ts';

/** What is asked for by plain HTTP: by who must not, and with signatures, tokens and addresses of the attacker's own making. */

let cast: Cast;
let archive: TestArchive;
let slug: string;
let ticket: string;
let file: string;

const bearer = (who: Account | null): Record<string, string> =>
  who ? { authorization: `Bearer ${who.idToken}` } : {};

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(storeUrl(path), { redirect: 'manual', headers, ...init });

const attach = (headers: Record<string, string>, name = 'a.txt', body: Uint8Array | string = 'A log.') =>
  ask(
    `/attach/${ticket}`,
    { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name), ...headers },
    { method: 'POST', body: body as BodyInit },
  );

beforeAll(async () => {
  cast = await openCast();
  archive = await putArchive({ priceCents: 280 });
  slug = await putProduct({ version: '' });
  await grant(cast.victim.uid, archive.slug);
  await grant(cast.restricted.uid, archive.slug);
  ticket = `${cast.victim.uid}_0`;
  const at = new Date();
  await db().doc(`tickets/${ticket}`).set({
    userId: cast.victim.uid,
    username: 'Pat Example',
    status: 'open',
    createdAt: at,
    lastMessage: 'Where?',
    lastMessageAt: at,
    customerSent: 1,
    customerUnread: 0,
    staffSent: 0,
    staffUnread: 0,
  });
  file = ((await (await attach(bearer(cast.victim))).json()) as { id: string }).id;
});

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) => (headers: Record<string, string>) =>
  ask(path, { ...json, ...headers }, { method: 'POST', body: JSON.stringify(body) });

interface Door {
  send: (headers: Record<string, string>) => Promise<Response>;
  /** Whom it is open to beside admins, or the victim. */
  open: readonly Attacker[];
  by: 'admin' | 'victim';
}

const doors: Record<string, Door> = {
  'the export of the store': { send: (headers) => ask('/backup', headers), open: ['admin'], by: 'admin' },
  'a new version': {
    send: (headers) => post(`/publish/${slug}`, { sizeBytes: 1_000 })(headers),
    open: ['admin'],
    by: 'admin',
  },
  'a video of a product': { send: post('/videos', { sizeBytes: 1_000 }), open: ['admin'], by: 'admin' },
  'how many own a template': {
    send: (headers) => ask(`/owners/${slug}`, headers),
    open: ['admin'],
    by: 'admin',
  },
  'a file for another’s ticket': { send: attach, open: ['staff', 'admin'], by: 'victim' },
  'a file of another’s ticket': {
    send: (headers) => ask(`/attachments/${ticket}/${file}`, headers),
    open: ['staff', 'admin'],
    by: 'victim',
  },
};

describe.each(Object.entries(doors))('%s', (_name, { send, open, by }) => {
  for (const attacker of attackers.filter((one) => !open.includes(one))) {
    attack(`is not for ${attacker}`, async () => {
      const { status } = await send(bearer(cast[attacker]));
      expect([401, 403, 404]).toContain(status);
    });
  }

  attack.each([
    ['that is none', 'Bearer nonsense'],
    ['that is empty', 'Bearer '],
    ['of another kind', 'Basic YWRtaW46YWRtaW4='],
  ])('takes no token %s', async (_what, authorization) => {
    expect((await send({ authorization })).status).toBe(401);
  });

  it(`opens for ${by}`, async () => expect((await send(bearer(cast[by]))).status).toBe(200));
});

describe('a link to a download', () => {
  const follow = (link: string, who: Account | null = null) => ask(`/download/${link}`, bearer(who));
  const good = (fields: Parameters<typeof linkTo>[2] = {}) => linkTo(archive, cast.victim.uid, fields);
  const [part, other] = [(link: string) => link.split('.'), unique('p')];

  attack('signed with another key leads nowhere', async () => {
    const claim = { u: cast.customer.uid, s: archive.slug, v: '1.0.0', f: archive.fileName };
    const link = signLink(
      { ...claim, e: Date.now() + 60_000, i: unique('link') },
      'another key, which is long enough to sign with',
    );
    expect((await follow(link)).status).toBe(403);
  });
  attack('whose template was changed leads nowhere', async () => {
    const [payload = '', signature] = part(good());
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claim, s: other })).toString('base64url');
    expect((await follow(`${forged}.${signature}`)).status).toBe(403);
  });
  attack('whose end was moved leads nowhere', async () => {
    const [payload = '', signature] = part(good({ e: Date.now() - 1 }));
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claim, e: Date.now() + 60_000 })).toString('base64url');
    expect((await follow(`${forged}.${signature}`)).status).toBe(403);
  });
  attack('without a signature leads nowhere', async () => {
    const [payload] = part(good());
    for (const link of [`${payload}`, `${payload}.`, `${payload}.AAAA`])
      expect([403, 404]).toContain((await follow(link)).status);
  });
  attack('that has expired leads nowhere', async () => {
    expect((await follow(good({ e: Date.now() - 1 }))).status).toBe(403);
  });
  attack('of another person is not for who says that they are somebody else', async () => {
    expect((await follow(good(), cast.customer)).status).toBe(403);
  });
  attack('of who never bought it leads nowhere', async () => {
    expect((await follow(linkTo(archive, cast.customer.uid))).status).toBe(403);
  });
  attack('of who is banned since leads nowhere', async () => {
    expect((await follow(linkTo(archive, cast.restricted.uid))).status).toBe(403);
  });
  attack('to another file of the bucket leads nowhere', async () => {
    const { status } = await follow(good({ f: '../../exports/all.json' }));
    expect([403, 404]).toContain(status);
  });
  it('leads its person to their archive', async () => {
    expect((await follow(good(), cast.victim)).status).toBe(302);
  });
});

describe('a webhook', () => {
  const body = JSON.stringify({
    id: unique('evt_'),
    object: 'event',
    created: Math.floor(Date.now() / 1_000),
    type: 'product.created',
    data: { object: { object: 'product', id: 'prod_1' } },
  });
  const send = (signature: string | null, sent = body) =>
    ask(
      '/webhooks/stripe',
      { ...json, ...(signature === null ? {} : { 'stripe-signature': signature }) },
      {
        method: 'POST',
        body: sent,
      },
    );
  const seconds = () => Math.floor(Date.now() / 1_000);

  attack.each<[string, () => Promise<Response>]>([
    ['without a signature', () => send(null)],
    ['with an empty one', () => send('')],
    ['signed by another', () => send(signatureOf(body, seconds(), 'whsec_other'))],
    ['signed with an empty key', () => send(signatureOf(body, seconds(), ' '))],
    ['kept for an hour', () => send(signatureOf(body, seconds() - 3_600))],
    ['changed on its way', () => send(signatureOf(body), body.replace('prod_1', 'prod_2'))],
    [
      'of the scheme that came before',
      () => {
        const hash = createHmac('sha256', 'whsec_simulator').update(`${seconds()}.${body}`).digest('hex');
        return send(`t=${seconds()},v0=${hash}`);
      },
    ],
  ])('%s is refused', async (_what, work) => expect((await work()).status).toBe(400));

  it('of the provider is taken', async () => expect((await send(signatureOf(body))).status).toBe(200));
});

describe('a body above the limit', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: { source: string; function?: object }[] };
  };
  const addresses = hosting.rewrites.flatMap((one) => (one.function ? [one.source.replace('**', 'x')] : []));
  const send = (address: string, length: number, headers: Record<string, string> = {}) =>
    ask(`/${address.replace(/^\//, '')}`, headers, { method: 'POST', body: 'x'.repeat(length) });

  attack.each(addresses)('is refused before anybody is asked who they are: %s', async (address) => {
    const length = address.startsWith('/attach/') ? 9_000_000 : 600_000;
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, bearer(cast.admin)])
      expect((await send(address, length, headers)).status).toBe(413);
  });
  it('of an ordinary size is not', async () => {
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses) expect((await send(address, 10)).status).not.toBe(413);
  });
});

describe('a path that leads elsewhere', () => {
  attack.each([
    '/avatars/..%2f..%2farchives/x.zip',
    '/avatars/u/..%5c..%5carchives.png',
    '/avatars/u/0123456789abcdef.svg',
    '/pictures/..%2farchives%2fx.zip',
    '/pictures/..%2f..%2fexports%2fall.json',
    '/pictures/%00.png',
    '/catalogue/..%2fexports%2fall.json',
    '/catalogue/0123456789abcdef.json',
    `/catalogue/${'0'.repeat(32)}.json`,
    '/attachments/..%2f..%2farchives/x',
    '/attachments/x_0/..%2f..%2farchives',
    '/download/..%2f..%2farchives%2fx.zip',
    '/publish/..%2f..%2fsettings',
  ])('%s leads nowhere', async (path) => {
    const response = await ask(path, bearer(cast.customer));
    expect([400, 401, 403, 404]).toContain(response.status);
  });
});

describe('a file with a script in it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  attack.each([
    ['a drawing', 'a.svg', svg],
    ['a page', 'a.html', '<script>alert(1)</script>'],
    ['a page that calls itself a text', 'a.txt', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', 'a.png', '<html><script>alert(1)</script></html>'],
    ['a picture with a page behind it', 'a.png', Buffer.concat([bytesOf('png'), Buffer.from(svg)])],
    ['a program', 'a.exe', Buffer.from('MZ\0\0')],
  ])('%s is not taken into a ticket', async (_what, name, body) => {
    expect((await attach(bearer(cast.victim), name, body)).status).toBe(400);
  });

  attack('a text with markup is only ever saved', async () => {
    const sent = await attach(bearer(cast.victim), 'a.md', 'Look: <script>alert(1)</script>');
    const { id } = (await sent.json()) as { id: string };
    const answer = await ask(`/attachments/${ticket}/${id}`, bearer(cast.victim));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a report of an error', () => {
  attack.each([
    ['that is no report', { a: 1 }, 400],
    ['that is a book', { message: 'x'.repeat(100_000) }, 413],
  ])('%s is not written down', async (_what, body, status) => {
    expect((await post('/errors', body)({})).status).toBe(status);
  });
});
