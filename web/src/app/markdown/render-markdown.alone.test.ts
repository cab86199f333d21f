import { shardFile } from '@tempera/domain/catalogue/shards';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueRow } from '../../../../domain/testing/catalogue-row.ts';

const store = vi.hoisted(() => ({
  docs: {} as Record<string, Record<string, unknown>>,
  read: [] as string[],
  advisories: [] as object[],
}));
vi.mock('../../firebase/public/read-public.ts', () => ({
  readPublicDoc: async (path: string) => {
    store.read.push(path);
    return store.docs[path] ?? null;
  },
  readPublicList: async (path: string) => {
    store.read.push(path);
    return [];
  },
  readPublicWhere: async (...asked: string[]) => {
    store.read.push(asked.join(' '));
    return store.advisories;
  },
}));

const row = catalogueRow('neogate', {
  title: 'Neo Gate',
  description: 'A gate.',
  priceCents: 280,
  dateAdded: 1,
  updatedAt: 1,
});
const product = {
  ...row,
  slug: undefined,
  fullDescription: 'Text.',
  features: [],
  includes: [],
  demoUrl: '',
  version: '',
  status: 'active',
};

const shard = '1'.repeat(32);
const lost = '2'.repeat(32);

beforeEach(() => {
  // Where the store is, as the server is told.
  vi.stubGlobal('fetch', async (address: string) =>
    address === `/${shardFile(shard)}` ? Response.json([row]) : new Response('', { status: 404 }),
  );
  // A server reads anew for each page, and knows a request's cookies.
  vi.stubEnv('SSR', true);
  vi.resetModules();
  store.read = [];
  store.advisories = [];
  store.docs = {
    'settings/site': { siteUrl: 'https://shop.example.com' },
    'catalogue/summary': { rows: [row], categories: [], total: 1 },
    'catalogue/rows': { shards: [shard], count: 1 },
    'products/neogate': product,
    'products/moved': { ...product, address: 'gate' },
    'archived/gone': { category: 'auth' },
  };
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const load = () => import('./render-markdown.ts');

async function render(path: string, { byAddress = true, cookie = '' } = {}) {
  const asked = { url: `https://store.invalid${path}`, cookie, reference: 'REF', byAddress };
  return (await load()).renderMarkdown(asked, 'https://fallback.example.com');
}

const preview = (slug: string, category = 'auth') => `/product/category=${category}/${slug}/preview`;

describe('the twin of a page', () => {
  it('of versions reads what its page reads in the browser as well, where there is a product', async () => {
    const versions = (slug: string) => `/product/category=auth/${slug}/versions`;
    const page = await render(versions('neogate'));
    expect(page && 'markdown' in page && page.markdown).toMatch(/^# Versions of Neo Gate\n/);
    expect(store.read).toContain('products/neogate/versions');
    expect(store.read).toContain('advisories slug neogate');
    store.read = [];
    expect(await render(versions('none'))).toMatchObject({ status: 404 });
    expect(store.read.filter((path) => /versions|advisories/.test(path))).toEqual([]);
  });

  it('is made of what the page reads, and of nothing else', async () => {
    const page = await render(preview('neogate'));
    expect(page).toMatchObject({
      status: 200,
      page: `https://shop.example.com${preview('neogate')}`,
      failures: [],
    });
    expect(page && 'markdown' in page && page.markdown).toMatch(/^# Neo Gate\n\nA gate\.\n/);
    expect([...new Set(store.read)].toSorted()).toEqual([
      'catalogue/summary',
      'products/neogate',
      'settings/maintenance',
      'settings/site',
    ]);
  });

  it('names what is known to be wrong with the version that is out', async () => {
    const told = { slug: 'neogate', severity: 'high', text: 'Update.', fixedIn: '1.1.0', publishedAt: 1 };
    store.docs['products/neogate'] = { ...product, version: '1.0.0' };
    store.advisories = [
      { ...told, id: 'a', title: 'Open redirect', versions: ['1.0.0'], withdrawnAt: null },
      { ...told, id: 'b', title: 'Taken back', versions: ['1.0.0'], withdrawnAt: 2 },
      { ...told, id: 'c', title: '', versions: ['1.0.0'], withdrawnAt: null },
    ];
    const page = await render(preview('neogate'));
    const markdown = page && 'markdown' in page ? page.markdown : '';
    expect(markdown.match(/severity: .*/g)).toEqual(['severity: Open redirect. Fixed in 1.1.0.']);
    expect(store.read).toContain('advisories slug neogate');
  });

  it.each([
    ['/no/such/page', 404],
    ['/nobody', 404],
    [preview('nothing'), 404],
    ['/support/documentation/nothing', 404],
    [preview('gone'), 410],
    ['/profile', 404],
    ['/checkout/product=neogate', 404],
  ])('of %s answers %i', async (path, status) => {
    expect(await render(path)).toMatchObject({
      status,
      markdown: expect.stringMatching(/^# (?:404|This template)/),
    });
  });

  it('leads where the page does, to the twin there', async () => {
    expect(await render(preview('neogate', 'blog'))).toEqual({
      status: 302,
      location: `${preview('neogate')}.md`,
    });
    expect(await render(preview('moved'))).toEqual({ status: 301, location: `${preview('gate')}.md` });
    expect(await render('/?search=neo')).toEqual({ status: 302, location: '/templates.md?q=neo' });
    const accepted = await render(preview('neogate', 'blog'), { byAddress: false });
    expect(accepted).toEqual({ status: 302, location: preview('neogate') });
  });

  it('is none, by what is accepted, where the page has none', async () => {
    expect(await render('/profile', { byAddress: false })).toBe(null);
    expect(await render('/checkout/success', { byAddress: false })).toBe(null);
  });

  it('says that a page failed by the reference of its failure', async () => {
    store.docs['catalogue/summary'] = { rows: 1 };
    store.docs['catalogue/rows'] = { shards: [lost], count: 1 };
    const page = await render('/templates');
    expect(page).toMatchObject({ status: 500, markdown: expect.stringContaining('REF') });
    expect(page && 'failures' in page && page.failures).toHaveLength(1);
  });
});

describe('a closed store', () => {
  beforeEach(() => {
    store.docs['settings/maintenance'] = { enabled: true, message: 'Back soon', since: 1, expectedEnd: null };
  });

  it('leads every twin and llms.txt to the words about it', async () => {
    const closed = { status: 302, location: '/under/management.md' };
    for (const path of ['/', '/pricing', preview('neogate')]) expect(await render(path)).toEqual(closed);
    expect(await (await load()).renderLlmsTxt({ cookie: '' }, 'https://x.example.com')).toEqual(closed);
    expect(await render('/under/management')).toMatchObject({
      status: 200,
      markdown: expect.stringContaining('Back soon'),
    });
  });

  it('is open for the mark of staff', async () => {
    expect(await render('/pricing', { cookie: '__session=staff' })).toMatchObject({ status: 200 });
  });
});

it('/llms.txt lists templates and pages by their twins, from settings and catalogue', async () => {
  const page = await (await load()).renderLlmsTxt({ cookie: '' }, 'https://fallback.example.com');
  expect(page).toMatchObject({ status: 200 });
  const text = 'markdown' in page ? page.markdown : '';
  expect(text).toContain(`- [Neo Gate](https://shop.example.com${preview('neogate')}.md): $2.80. A gate.`);
  expect(text).toContain('(https://shop.example.com/mcp)');
});
