import { markdownAddress } from '@tempera/domain/site/markdown-address';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { callTool, connectAgent } from '../functions/support/agents.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { waitForWorker } from './kit/offline.ts';
import { readRouteTable } from './kit/route-table.ts';
import { db, putProduct } from './kit/store.ts';

/** Public pages as agents read them: as Markdown, at addresses of their own or by what they accept. */
useBrowser();

/** As a browser asks for a page. */
const browserAccepts = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
const get = (path: string, accept = '*/*') =>
  fetch(storeUrl + path, { redirect: 'manual', headers: { accept } });
const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0];
const preview = (slug: string) => paths.preview('auth', slug);

describe('every public page', () => {
  const publicPages = readRouteTable()
    .filter(({ lets, status }) => lets === 'everybody' && status === 200)
    .flatMap(({ examples }) => examples)
    .filter((path) => !/^\/(?:checkout|auth|403|problem|loading-demo)/.test(path));

  it.each(publicPages)('%s has a twin', async (path) => {
    const [html, twin, preferred] = await Promise.all([
      get(path, browserAccepts),
      get(markdownAddress(path)),
      get(path, 'text/markdown, text/html;q=0.9, */*;q=0.1'),
    ]);
    expect([html.status, typeOf(html)]).toEqual([200, 'text/html']);
    expect([twin.status, typeOf(twin)]).toEqual([200, 'text/markdown']);
    expect([preferred.status, typeOf(preferred)]).toEqual([200, 'text/markdown']);
    // Whoever keeps one of the two must not give it to who wants the other.
    for (const one of [html, preferred]) expect(one.headers.get('vary')?.toLowerCase()).toContain('accept');
    const markdown = await twin.text();
    // Where a text has two parts, React marks it.
    const parts = (await html.text()).replaceAll('<!-- -->', '');
    const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(parts) ?? [];
    expect(markdown.split('\n')[0]).toBe(`# ${heading.replaceAll('&amp;', '&')}`);
    expect(twin.headers.get('link')).toContain('rel="canonical"');
    expect(twin.headers.get('cache-control')).toBe(html.headers.get('cache-control'));
  });

  it.each(publicPages)('%s is the same text both ways', async (path) => {
    const texts = async () =>
      Promise.all(
        [get(markdownAddress(path)), get(path, 'text/markdown')].map(async (one) => (await one).text()),
      );
    // A product that another file sells may come between the two.
    await eventually(async () => new Set(await texts()).size).toBe(1);
  });

  it('has it where agents are told', async () => {
    const { data } = await callTool(await connectAgent(), 'get_template', { slug: 'portfolio' });
    expect(typeOf(await fetch(`${data.url}.md`))).toBe('text/markdown');
  });

  it('names its twin', async () => {
    const html = await (await get(paths.pricing, browserAccepts)).text();
    expect(html).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\/pricing\.md"/);
    const own = await (await get(paths.profile, browserAccepts)).text();
    expect(own).not.toContain('text/markdown');
  });
});

it('a browser, and whoever takes anything, gets HTML', async () => {
  for (const accept of [browserAccepts, '*/*', 'text/html', 'text/html, text/markdown;q=0.5', 'image/png'])
    expect(typeOf(await get(paths.about, accept))).toBe('text/html');
});

it('a page that is one’s own has no twin', async () => {
  const asked = await get(paths.profile, 'text/markdown');
  expect([asked.status, typeOf(asked)]).toEqual([200, 'text/html']);
  const twin = await get('/profile.md');
  expect([twin.status, typeOf(twin)]).toEqual([404, 'text/markdown']);
});

describe('the status is the page’s', () => {
  it.each([
    '/no/such/page.md',
    '/nobody.md',
    `${preview('nosuchthing')}.md`,
    '/support/documentation/nosuchthing.md',
  ])('%s answers 404', async (path) => {
    const response = await get(path);
    expect([response.status, typeOf(response)]).toEqual([404, 'text/markdown']);
    expect(await response.text()).toContain('# 404: page not found');
  });

  it('a wrong category leads to the twin of the right one', async () => {
    const moved = await get(`${paths.preview('blog', 'astroaccess')}.md`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      302,
      `${paths.preview('auth', 'astroaccess')}.md`,
    ]);
    const accepted = await get(paths.preview('blog', 'astroaccess'), 'text/markdown');
    expect(accepted.headers.get('location')).toBe(paths.preview('auth', 'astroaccess'));
  });

  it('a template that moved, 301', async () => {
    const slug = await putProduct();
    await db().doc(`addresses/moved-${slug}`).set({ slug });
    await db()
      .doc(`products/${slug}`)
      .update({ address: `moved-${slug}` });
    await eventually(async () => {
      const { status, headers } = await get(`${preview(slug)}.md`);
      return [status, headers.get('location')];
    }).toEqual([301, `${preview(`moved-${slug}`)}.md`]);
  });

  it('a draft looks like what never was; what is no longer sold answers 410 and tells nothing of itself', async () => {
    const [draft, archived] = await Promise.all([
      putProduct({ status: 'draft', title: 'Secret draft' }),
      putProduct({ status: 'archived', title: 'Secret archive' }),
    ]);
    const hidden = await get(`${preview(draft)}.md`);
    expect([hidden.status, await hidden.text()]).toEqual([404, expect.not.stringContaining('Secret')]);
    await eventually(async () => (await get(`${preview(archived)}.md`)).status).toBe(410);
    const gone = await (await get(`${preview(archived)}.md`)).text();
    expect(gone).toContain('# This template is no longer for sale');
    expect(gone).not.toContain('Secret');
  });
});

it('the versions of a template are told with their changelogs, sizes and weaknesses, and of a draft nothing', async () => {
  const slug = await putProduct({ title: 'Neo', version: '1.1.0' });
  const archive = { fileName: 'neo.zip', sizeBytes: 2_048, sha256: 'ab'.repeat(32), files: [] };
  const release = (version: string, changelog: string, at: number) =>
    db()
      .doc(`products/${slug}/versions/${version}`)
      .set({ ...archive, changelog, releasedAt: Timestamp.fromMillis(at) });
  await release('1.0.0', 'First.', 1_000);
  await release('1.1.0', '- A **dark** mode', 2_000);
  const advisory = db().doc(`advisories/twin-${slug}`);
  const [publishedAt, versions] = [Timestamp.now(), ['1.0.0']];
  const words = {
    severity: 'high',
    title: 'Open redirect',
    text: 'Get **1.1.0**.',
    versions,
    fixedIn: '1.1.0',
  };
  await advisory.set({ slug, ...words, publishedAt, withdrawnAt: null });
  const [address, versionsOf] = [
    paths.versions('auth', slug),
    async (path: string) => (await get(path)).text(),
  ];
  await eventually(() => versionsOf(`${address}.md`)).toContain(
    'High severity: Open redirect. Fixed in 1.1.0.',
  );
  const text = await versionsOf(`${address}.md`);
  expect(text).toContain('\nGet 1.1.0.\n');
  expect(text).toMatch(/^# Versions of Neo\n.*\n## 1\.1\.0\n.*A \*\*dark\*\* mode\n.*\n## 1\.0\.0\n/s);
  await advisory.update({ withdrawnAt: Timestamp.now() });
  await eventually(() => versionsOf(`${address}.md`)).not.toContain('Open redirect');
  await advisory.delete();
  const draft = await putProduct({ status: 'draft', title: 'Secret draft' });
  const hidden = await get(`${paths.versions('auth', draft)}.md`);
  expect([hidden.status, await hidden.text()]).toEqual([404, expect.not.stringContaining('Secret')]);
});

it('/llms.txt says what the store is, and where each page is as text', async () => {
  const response = await get('/llms.txt');
  const text = await response.text();
  expect([response.status, typeOf(response)]).toEqual([200, 'text/plain']);
  expect(text).toMatch(/^# Tempera\n\n> .+\n/);
  for (const section of ['Store', 'Categories', 'Help', 'For programs', 'Optional'])
    expect(text).toContain(`\n## ${section}\n`);
  expect(text).toMatch(/\[AstroAccess\]\([^)]+\/product\/category=auth\/astroaccess\/preview\.md\): \$2\.80/);
  const links = [...text.matchAll(/\]\((https?:\/\/[^/)]+)([^)#]*\.md)\)/g)].map(([, , path = '']) => path);
  expect(links.length).toBeGreaterThan(10);
  const answers = await Promise.all(
    links.slice(0, 25).map(async (path) => `${path} ${(await get(path)).status}`),
  );
  expect(answers.filter((one) => !one.endsWith(' 200'))).toEqual([]);
});

it('a browser’s worker keeps one copy of a page, though it varies', async () => {
  const page = await newPage({ worker: true });
  await page.goto(paths.about);
  await waitForWorker(page);
  await page.goto(paths.about);
  // The worker fetched it for itself first, accepting anything.
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('tempera/'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys
        .flat()
        .filter(({ url }) => new URL(url).pathname === '/about')
        .map(({ headers }) => headers.get('accept')?.split(',')[0]);
    });
  await eventually(kept).toEqual(['text/html']);
});
