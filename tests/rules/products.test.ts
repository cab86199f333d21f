import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { pictureLimits, productDraftSchema, productStatuses } from '@tempera/domain/catalogue/product';
import { productLimits } from '@tempera/domain/catalogue/product-form';
import { technologies } from '@tempera/domain/catalogue/technology';
import { currencies } from '@tempera/domain/money/money';
import { collection, doc, getDoc, getDocs, limit, query, serverTimestamp, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, newProduct, product } from './kit/documents.ts';
import {
  choiceLimits,
  countLimits,
  describeLimits,
  exactKeys,
  type Limit,
  listLimits,
  textLimits,
  urlLimits,
} from './kit/limits.ts';
import { describeMatrix, type Subject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('products');

function products(status: string): Subject {
  return {
    path: (_owner, id) => `products/${status}-${id}`,
    stored: () => product(status),
    // Nothing is on sale before it has an archive.
    created: () => ({ ...newProduct(), status: status === 'active' ? 'draft' : status }),
    updated: () => ({ title: 'Moon Chart', updatedAt: serverTimestamp() }),
    listed: (db) => query(collection(db, 'products'), where('status', '==', status), limit(20)),
    around: (owner, id) => ({
      [`users/${owner}/library/${status}-${id}`]: { orderId: 'ORD-1', grantedAt: earlier },
    }),
  };
}

for (const status of productStatuses) describeMatrix(rules, `products, ${status}`, products(status));

/** Stores older than these fields lack them. */
const {
  pictures: _p,
  video: _f,
  technology: _t,
  browsers: _b,
  build: _w,
  license: _l,
  ...required
} = newProduct();
const {
  rating: _r,
  reviewCount: _c,
  downloads: _d,
  version: _v,
  dateAdded: _a,
  updatedAt: _u,
  ...needed
} = required;
const standing = () => ({ ...product(), rating: 4.8, reviewCount: 3, downloads: 7, version: '1.0.0' });
const edited = () => ({ ...standing(), updatedAt: serverTimestamp() });
const draftLimits = [
  ...textLimits('title', productLimits.title, true),
  ...textLimits('description', productLimits.description, true),
  ...textLimits('fullDescription', productLimits.fullDescription, true),
  ...countLimits('priceCents', 0, productLimits.cents),
  ...choiceLimits('currency', currencies),
  ...choiceLimits('status', productStatuses),
  ...['../x', 'Auth', '', '-auth', 'x'.repeat(65)].map(
    (slug) => [`category ${slug}`, { category: slug }, false] as const,
  ),
  ['category at 64 characters', { category: 'x'.repeat(64) }, true] as const,
  ...listLimits('tags', productLimits.tags, productLimits.tag),
  ...listLimits('features', productLimits.rows, productLimits.row),
  ...listLimits('includes', productLimits.rows, productLimits.row),
  ...urlLimits('image').map(
    ([what, change, allowed]): Limit => [what, change, allowed && change.image !== ''],
  ),
  ...urlLimits('demoUrl'),
  ...pictureLists(),
  ...videos(),
  ...choiceLimits('technology', [...technologies, '']),
  ...['browsers', 'build', 'license'].flatMap((field) => textLimits(field, productLimits.fact, false)),
  ...Object.keys(needed).map((key) => [`without ${key}`, { [key]: undefined }, false] as const),
  ['without a price', { priceCents: null }, false] as const,
  ['without a category', { category: '' }, false] as const,
  [
    'as older ones are',
    {
      pictures: undefined,
      video: undefined,
      technology: undefined,
      browsers: undefined,
      build: undefined,
      license: undefined,
    },
    true,
  ] as const,
];

/** What more pictures there may be: each an address, none of them empty. */
function pictureLists(): Limit[] {
  const of = (what: string, pictures: unknown, allowed: boolean): Limit => [
    `pictures ${what}`,
    { pictures },
    allowed,
  ];
  return [
    of('empty', [], true),
    of('as many as there may be', Array(pictureLimits.count).fill('/pictures/a.png'), true),
    of('one too many', Array(pictureLimits.count + 1).fill('/pictures/a.png'), false),
    of('on the web', ['https://cdn.example.com/a.png', '/b.png'], true),
    of('at 500 characters', [`/${'x'.repeat(499)}`], true),
    of('at 501 characters', [`/${'x'.repeat(500)}`], false),
    of('with an empty one', ['/a.png', ''], false),
    of('over http', ['/a.png', 'http://cdn.example.com/a.png'], false),
    of('as a script', ['javascript:alert(1)', '/a.png'], false),
    of('without a protocol', ['//cdn.example.com/a.png'], false),
    of('with a line break', ['/a.png\n/b.png'], false),
    of('with a space', ['/a b.png'], false),
    of('with a number', [1], false),
    of('with a map', [{ a: '/a.png' }], false),
    of('as a text', '/a.png', false),
    of('as null', null, false),
  ];
}

/** A video is the address of a file that browsers play. */
function videos(): Limit[] {
  const of = (video: unknown, allowed: boolean): Limit => [
    `video ${String(video).slice(0, 40)}`,
    { video },
    allowed,
  ];
  return [
    of('', true),
    of('/pictures/a.mp4', true),
    of('https://cdn.example.com/a.webm', true),
    of('https://cdn.example.com/a.mp4?v=2#t=5', true),
    of(`/${'x'.repeat(495)}.mp4`, true),
    of(`/${'x'.repeat(496)}.mp4`, false),
    of('/pictures/a.mov', false),
    of('/pictures/mp4', false),
    of('https://cdn.example.com/a.mp4.exe', false),
    of('http://cdn.example.com/a.mp4', false),
    of('//cdn.example.com/a.mp4', false),
    of('javascript:alert(1)//.mp4', false),
    of('/a b.mp4', false),
    of(null, false),
    of(1, false),
  ];
}

describeLimits(
  {
    name: 'for sale',
    rules,
    as: 'admin',
    path: (id) => `products/draft-${id}`,
    good: edited,
    before: standing,
    schema: productDraftSchema,
  },
  draftLimits,
);

/** A draft needs its title alone. */
describeLimits(
  {
    name: 'unfinished',
    rules,
    as: 'admin',
    path: (id) => `products/unfinished-${id}`,
    good: () => ({ ...newProduct(), status: 'draft' }),
    schema: productDraftSchema,
  },
  [
    ...textLimits('description', productLimits.description, false),
    ...textLimits('fullDescription', productLimits.fullDescription, false),
    ...urlLimits('image'),
    ['without a price', { priceCents: null }, true],
    ['without a category', { category: '' }, true],
    [
      'with a title alone',
      { description: '', fullDescription: '', priceCents: null, category: '', image: '', tags: [] },
      true,
    ],
    ['without a title', { title: '' }, false],
    ['archived', { status: 'archived' }, true],
    ['archived without a picture', { status: 'archived', image: '' }, true],
    ['archived without a price', { status: 'archived', priceCents: null }, false],
    ['archived without a category', { status: 'archived', category: '' }, false],
    ['archived without a description', { status: 'archived', description: '' }, false],
    ['archived without a full description', { status: 'archived', fullDescription: '' }, false],
  ],
);

describeLimits(
  {
    name: 'creation',
    rules,
    as: 'admin',
    path: (id) => `products/new-${id}`,
    good: () => ({ ...newProduct(), status: 'draft' }),
  },
  [
    ...exactKeys(required),
    ['on sale at once, without an archive', { status: 'active' }, false],
    ['an address of its own', { address: 'elsewhere' }, false],
    ['what goes with it', { alsoBought: ['star'] }, false],
    ['terms of its own', { terms: ['star'] }, false],
    ['rating of its own', { rating: 5 }, false],
    ['reviews of its own', { reviewCount: 1 }, false],
    ['downloads of its own', { downloads: 1 }, false],
    ['version of its own', { version: '1.0.0' }, false],
    ['dateAdded forged', { dateAdded: earlier }, false],
    ['updatedAt forged', { updatedAt: earlier }, false],
  ],
);

describeLimits(
  { name: 'update', rules, as: 'admin', path: (id) => `products/edit-${id}`, good: edited, before: standing },
  [
    ['a new title', { title: 'Moon Chart' }, true],
    ['archived', { status: 'archived' }, true],
    ...exactKeys(required),
    ['without a picture', { image: '' }, false],
    ['a draft without a picture', { status: 'draft', image: '' }, true],
    ['address', { address: 'elsewhere' }, false],
    ['alsoBought', { alsoBought: ['star'] }, false],
    ['terms', { terms: ['star'] }, false],
    ['title too long', { title: 'x'.repeat(81) }, false],
    ['rating', { rating: 5 }, false],
    ['reviewCount', { reviewCount: 4 }, false],
    ['downloads', { downloads: 0 }, false],
    ['version', { version: '2.0.0' }, false],
    ['dateAdded', { dateAdded: serverTimestamp() }, false],
    ['updatedAt left as it was', { updatedAt: earlier }, false],
  ],
);

describe('what has no archive', () => {
  const bare = (status: string) => ({ ...product(status), version: '', terms: ['bare'] });
  const on = (id: string, fields: object) =>
    writeSigned(rules.as('owner'), 'owner', `products/${id}`, {
      update: { ...fields, updatedAt: serverTimestamp() },
    });

  it.each(['draft', 'archived'])('does not go on sale as a %s', async (status) => {
    const id = `bare-${status}`;
    await writeDocs(rules.seed, { [`products/${id}`]: bare(status) });
    await assertFails(on(id, { status: 'active' }));
    await assertFails(on(id, { status: 'active', version: '1.0.0' }));
    await assertSucceeds(on(id, { status: 'draft', title: 'Later' }));
  });

  it('may be taken off sale where it was on sale before', async () => {
    await writeDocs(rules.seed, { 'products/bare-active': bare('active') });
    await assertFails(on('bare-active', { title: 'Still' }));
    await assertSucceeds(on('bare-active', { status: 'draft' }));
  });
});

describe('products', () => {
  it.each(['Star', 'star_chart', '-star', 'stär', 'x'.repeat(65)])('refuses the slug %s', async (slug) => {
    const draft = { ...newProduct(), status: 'draft' };
    await assertFails(writeSigned(rules.as('admin'), 'admin', `products/${slug}`, { set: draft }));
  });

  it('puts no product where the page of another is or was', async () => {
    await writeDocs(rules.seed, { 'addresses/night-sky': { slug: 'starchart' } });
    const draft = { ...newProduct(), status: 'draft' };
    const put = (path: string) => writeSigned(rules.as('owner'), 'owner', path, { set: draft });
    await assertFails(put('products/night-sky'));
    await assertSucceeds(put('products/night-skies'));
  });

  it('lists what is for sale for everybody', async () => {
    const active = query(collection(rules.as('visitor'), 'products'), where('status', '==', 'active'));
    await assertSucceeds(getDocs(active));
  });

  it('lists nothing that may be a draft', async () => {
    await assertFails(getDocs(query(collection(rules.as('customer'), 'products'), limit(10))));
    await assertSucceeds(getDocs(query(collection(rules.as('admin'), 'products'), limit(10))));
  });

  it('hides an archived product from those who do not own it', async () => {
    await writeDocs(rules.seed, { 'products/archived-alone': product('archived') });
    await assertFails(getDoc(doc(rules.as('customer'), 'products/archived-alone')));
  });
});
