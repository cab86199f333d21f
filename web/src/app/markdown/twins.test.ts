import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { defaultSettings } from '@tempera/domain/settings/settings';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { hasTwin, withoutTwin } from './has-twin.ts';
import { llmsTxt } from './llms-txt.ts';
import { twins } from './twins.ts';
import { writeMarkdown } from './write-markdown.ts';

const at = (path: string) => (path.startsWith('/') ? `https://store.example.com${path}` : path);
const read = (markdown: string) =>
  fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });

const patternsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap((route) => [...(route.lazy ? [route.path ?? ''] : []), ...patternsOf(route.children ?? [])]);

it('every page has a Markdown twin, or is named as one that has none', () => {
  const patterns = patternsOf(routes);
  expect(patterns.length).toBeGreaterThan(25);
  // A new page: its twin into twins.ts, or its pattern into has-twin.ts if it is nobody's to read.
  expect(patterns.filter((pattern) => !Object.hasOwn(twins, pattern) && hasTwin(pattern))).toEqual([]);
  expect(Object.keys(twins).filter((pattern) => !hasTwin(pattern))).toEqual([]);
  expect([...Object.keys(twins), ...withoutTwin].toSorted()).toEqual(patterns.toSorted());
});

/** Texts that somebody typed, each with a name of its own to tell it by. `say` makes them. */
type Say = (name: string) => string;

const rowOf = (say: Say, slug: string) => ({
  slug,
  title: say('row title'),
  description: say('row description'),
  category: 'auth',
  tags: [say('row tag')],
  priceCents: 280,
  currency: 'USD' as const,
  rating: 4.5,
  reviewCount: 2,
  downloads: 7,
  image: '/images/x.webp',
  dateAdded: 1,
  updatedAt: 1,
  technology: 'HTML' as const,
});
const categoryOf = (say: Say) => ({
  slug: 'auth',
  name: say('category'),
  description: say('category description'),
  featured: [say('featured')],
  colour: 'ochre' as const,
  order: 0,
  count: 2,
});
const summaryOf = (say: Say) => ({ rows: [rowOf(say, 'other')], categories: [categoryOf(say)], total: 2 });
const faqOf = (say: Say) => ({
  id: 'a',
  question: say('question'),
  answer: say('answer'),
  group: 'General' as const,
  order: 0,
});
const planOf = (say: Say) => ({
  id: 'pro',
  name: say('plan'),
  priceCents: 900,
  period: 'month',
  description: say('plan description'),
  features: [say('plan feature')],
  buttonText: 'Go',
  popular: true,
  responsePromise: say('promise'),
  order: 0,
});
const settingsOf = (say: Say) => ({
  ...defaultSettings,
  siteName: say('site'),
  siteDescription: say('site description'),
  heroTitle: say('hero'),
  heroSubtitle: say('subtitle'),
  customerCount: say('customers'),
  supportPhone: say('phone'),
  supportHours: say('hours'),
  supportCity: say('city'),
});
const productOf = (say: Say, fullDescription: string) => ({
  title: say('title'),
  description: say('description'),
  fullDescription,
  category: 'auth',
  tags: [say('tag'), 'b'],
  features: [say('feature')],
  includes: [say('part')],
  browsers: say('browsers'),
  build: say('build'),
  license: say('license'),
  image: '/images/x.webp',
  demoUrl: '/demos/x/index.html',
  priceCents: 280,
  currency: 'USD',
  rating: 4.5,
  reviewCount: 1,
  downloads: 3,
  version: '1.0.0',
  status: 'active',
  dateAdded: 1,
  updatedAt: 1,
});
const versionOf = (say: Say, changelog: string) => ({
  fileName: say('file name'),
  sizeBytes: 1_000,
  sha256: 'ab'.repeat(32),
  changelog,
  releasedAt: 1,
  files: [{ path: say('path'), sizeBytes: 10 }],
  excerpt: { path: say('excerpt path'), language: say('language'), text: say('source') },
  installs: { npm: '@tempera/a-template', shadcn: true },
});
const advisoriesOf = (say: Say) => {
  const told = { slug: 'neogate', text: say('advice'), publishedAt: 1, withdrawnAt: null };
  const open = { ...told, severity: 'high' as const, versions: ['1.0.0'], fixedIn: null };
  return [
    { ...open, id: 'a', title: say('weakness') },
    { ...open, id: 'b', title: 'Of another version', versions: ['0.9.0'], fixedIn: '1.0.0' },
    { ...open, id: 'c', title: 'Taken back', withdrawnAt: 2 },
  ];
};
const reviewsOf = (say: Say) => ({
  rating: 4.5,
  reviewCount: 1,
  stars: [0, 0, 0, 0, 1],
  newest: [
    { uid: 'u', rating: 5, text: say('review'), authorName: say('author'), createdAt: 1, updatedAt: 1 },
  ],
});
const creatorOf = (say: Say) => ({
  ...defaultCreator,
  name: say('creator'),
  headline: say('headline'),
  bio: say('bio'),
  game: { platform: say('platform'), username: say('player'), url: '' },
  answers: [{ question: say('asked'), answer: say('answered') }],
});

/** What each page's loader answers. */
const loadedBy: Record<string, (say: Say, written: string) => unknown> = {
  '': (say) => summaryOf(say),
  templates: (say) => ({
    summary: summaryOf(say),
    data: null,
    rows: [rowOf(say, 'one'), rowOf(say, 'two')],
  }),
  categories: (say) => summaryOf(say),
  pricing: (say) => ({ plans: [planOf(say)], faqs: [faqOf(say)] }),
  about: (say) => creatorOf(say),
  support: (say) => ({ faqs: [faqOf(say)], plans: [planOf(say)], found: null }),
  'support/documentation/:article?': (say, written) => ({
    id: 'refunds',
    stored: { title: say('title'), description: say('description'), body: written || 'Body' },
  }),
  'legal/:document': (say, written) => ({
    id: 'terms',
    stored: { title: say('title'), description: say('description'), body: written || 'Body' },
  }),
  'product/:category/:slug/preview': (say, written) => ({
    slug: 'neogate',
    product: productOf(say, written),
    archived: null,
    version: versionOf(say, written || 'First.'),
    versionName: '1.0.0',
    reviews: reviewsOf(say),
    summary: summaryOf(say),
  }),
  'product/:category/:slug/versions': (say, written) => ({
    slug: 'neogate',
    product: productOf(say, ''),
    releases: [
      { id: '1.1.0', changelog: written || 'Second.', releasedAt: 2, sizeBytes: 2_000 },
      { id: '1.0.0', changelog: 'First.', releasedAt: 1, sizeBytes: 1_000 },
    ],
  }),
  ':name': (say) => creatorOf(say),
  '/under/management': (say) => ({ enabled: true, message: say('message'), expectedEnd: 1 }),
};

function render(pattern: string, say: Say, written = 'Text.'): string {
  const twin = twins[pattern];
  const loaded = loadedBy[pattern]?.(say, written) as never;
  const url = new URL('https://store.invalid/');
  return writeMarkdown(
    twin?.({ loaded, settings: settingsOf(say), url, status: 200, advisories: advisoriesOf(say), at }) ?? [],
  );
}

const renderLlms = (say: Say): string =>
  writeMarkdown(
    llmsTxt(
      {
        settings: settingsOf(say),
        rows: [rowOf(say, 'one')],
        categories: [categoryOf(say)],
        articles: [{ id: 'refunds', title: say('article'), description: say('about it') }],
      },
      at,
    ),
  );

/** What a reader of Markdown makes of a text, without its words: paragraphs of one field count once. */
function shapeOf(node: Nodes): unknown {
  if (node.type === 'text' || node.type === 'break') return [];
  const own =
    node.type === 'heading' ? `h${node.depth}` : node.type === 'link' ? `link ${node.url}` : node.type;
  if (!('children' in node)) return [own];
  const inner = node.children.map(shapeOf).filter((one) => (one as unknown[]).length > 0);
  const once = inner.filter(
    (one, n) => JSON.stringify(one) !== '["paragraph"]' || JSON.stringify(inner[n - 1]) !== '["paragraph"]',
  );
  return [own, ...once];
}

const textIn = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** All that Markdown has a meaning for, and what of it crosses a line. */
const fragments = [
  '# Big',
  '\n\n## Section',
  '\n=====\n',
  '\n---\n',
  '[a](https://evil.example)',
  '![a](https://evil.example/x.png)',
  '<https://evil.example>',
  '[a]: https://evil.example "t"',
  '\n\n[x]: <javascript:alert(1)>\n\n',
  '[x]',
  '[d](data:text/html,x)',
  '[j](JaVaScRiPt:alert(1))',
  '[e](&#106;avascript:alert(1))',
  '![v](vbscript:x)',
  '<script>alert(1)</script>',
  '\n<div>\n',
  '<!-- ',
  '```js\n',
  '~~~',
  '`',
  '``',
  '\n> quoted',
  '\n- point',
  '\n1. first',
  '\n    indented',
  '| a | b |\n| - | - |',
  '*',
  '**bold**',
  '_',
  '~~gone~~',
  '&lt;',
  '&#91;x&#93;',
  '\\',
  '\\[',
  ' ',
  '\t',
  '\u2028',
  '\u202e',
  '\u0000',
  '\ud800',
  '![',
  '](',
  ')',
  ']',
  '+ ',
  '$1',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 8, unit: 'binary' })), {
    maxLength: 6,
  })
  // As long as the shortest field may be: what is longer is not stored, and not shown.
  .map((parts) => parts.join('').slice(0, 36));

/** A field is never empty here, where the page would leave its place out. */
const fieldOf =
  (texts: readonly string[]): Say =>
  (name) =>
    `x${texts[name.length % texts.length]}x`;

const plain: Say = (name) => `plain ${name}`;

describe('no text gets out of its place', () => {
  const shapes = { ...Object.fromEntries(Object.keys(twins).map((pattern) => [pattern || 'home', pattern])) };

  it.each(Object.entries(shapes))('%s', (_name, pattern) => {
    const expected = shapeOf(read(render(pattern, plain)));
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
        expect(shapeOf(read(render(pattern, fieldOf(texts))))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('llms.txt', () => {
    const expected = shapeOf(read(renderLlms(plain)));
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
        expect(shapeOf(read(renderLlms(fieldOf(texts))))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

const previewPattern = 'product/:category/:slug/preview';
const versionsPattern = 'product/:category/:slug/versions';

/** The page's own headings: those of a description are smaller. */
const bigIn = (markdown: string) =>
  read(markdown).children.flatMap((node) =>
    node.type === 'heading' && node.depth < 3 ? [`${node.depth} ${textIn(node)}`] : [],
  );

const allIn = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(allIn) : [])];

describe('a description in Markdown', () => {
  it.each([previewPattern, versionsPattern])('of %s keeps to its part of the page', (pattern) => {
    const expected = bigIn(render(pattern, plain));
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = render(pattern, plain, text);
        expect(bigIn(markdown)).toEqual(expected);
        const nodes = allIn(read(markdown));
        const links = nodes.filter((node) => node.type === 'link' || node.type === 'image');
        expect(links.filter(({ url }) => /^\s*(?:javascript|vbscript|data):/i.test(url))).toEqual([]);
        expect(nodes.filter(({ type }) => type === 'html' || type === 'definition')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('says what it says: headings, links, lists, code, tables', () => {
    const text = [
      '# Wide\n\nA [link](/about), a [named one][n] and **bold** <b>tags</b>.',
      '- one\n- two',
      '```js\nlet a;\n```',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '[bad](javascript:alert(1))',
      '[n]: https://example.com/n',
    ].join('\n\n');
    const markdown = render(previewPattern, plain, text);
    expect(markdown).toContain(
      '### Wide\n\nA [link](https://store.example.com/about), a [named one](https://example.com/n) and **bold** \\<b>tags\\</b>.',
    );
    expect(markdown).toContain('- one\n- two');
    // A changelog as well.
    expect(markdown.split('## New in 1.0.0\n\n')[1]).toMatch(/^### Wide\n/);
    expect(markdown).toContain('```js\nlet a;\n```');
    expect(markdown).toContain('| a | b |\n');
    expect(markdown).toContain('\nbad\n');
    expect(markdown).not.toMatch(/javascript:|\]: /);
  });
});

describe('a twin says what its page says', () => {
  it('of a template: price, facts, files, changelog, reviews, license and how to get it', () => {
    const markdown = render(previewPattern, plain);
    for (const said of [
      '# plain title\n\nplain description',
      '- Price: $2.80',
      '- Slug: `neogate`',
      '- Version: 1.0.0',
      '- Rating: 4.5 of 5, from 1 review',
      '## Known vulnerabilities\n\n- High severity: plain weakness. Not fixed yet.\n\n## About',
      'https://store.example.com/checkout/product=neogate',
      'git clone https://store.example.com/git/neogate.git',
      '- `plain path` 10 B',
      '## New in 1.0.0\n\nText.',
      '5 of 5, by plain author',
      '> plain review',
      '## License\n\nThis template is licensed under: plain license.',
      '- [plain row title](https://store.example.com/product/category=auth/other/preview.md): $2.80, HTML, rated 4.5 of 5. plain row description',
    ])
      expect(markdown).toContain(said);
    expect(markdown).not.toMatch(/Of another version|Taken back/);
  });

  it('of its versions: changelogs, sizes, and what is wrong with which', () => {
    const markdown = render(versionsPattern, plain, '- Faster');
    expect(markdown).toMatch(/^# Versions of plain title\n/);
    expect(markdown).toContain('](https://store.example.com/product/category=auth/neogate/preview.md)');
    const [, newest, oldest] = markdown.split(/^## /m);
    expect(newest).toMatch(/^1\.1\.0\n.*- Size: 2\.0 kB\n\n[-*] Faster\n/s);
    expect(newest).not.toContain('severity');
    expect(oldest).toContain('High severity: plain weakness. Not fixed yet.\n\nplain advice\n\nFirst.');
    expect(markdown).not.toContain('Taken back');
  });

  it('of what is not there, or is no longer for sale, that it is so', () => {
    const nothing = {
      slug: 'neogate',
      product: null,
      archived: { category: 'auth' },
      version: null,
      versionName: '',
      reviews: null,
      summary: summaryOf(plain),
    } as never;
    const url = new URL('https://store.invalid/');
    const page = { loaded: nothing, settings: settingsOf(plain), url, advisories: [], at };
    const say = (status: number) => writeMarkdown(twins[previewPattern]?.({ ...page, status }) ?? []);
    expect(say(410)).toContain('# This template is no longer for sale');
    expect(say(410)).toContain('plain row title');
    expect(say(404)).toContain('# 404: page not found');
  });

  it('of the list, what the search and the filters of its address leave', () => {
    const rows = Array.from({ length: 30 }, (_, n) => ({ ...rowOf(plain, `t${n}`), title: `Gate ${n}` }));
    const loaded = { summary: summaryOf(plain), data: null, rows } as never;
    const list = (query: string) =>
      writeMarkdown(
        twins.templates?.({
          loaded,
          settings: settingsOf(plain),
          url: new URL(`https://store.invalid/templates${query}`),
          status: 200,
          advisories: [],
          at,
        }) ?? [],
      );
    expect(list('')).toContain('30 templates, 12 shown');
    expect(list('')).toContain('[Show more](https://store.example.com/templates.md?pages=2)');
    expect(list('?pages=3')).toContain('\n30 templates\n');
    expect(list('?price=over-40')).toContain('\n0 templates\n');
    expect(list('?category=auth')).toContain('# plain category templates');
  });
});
