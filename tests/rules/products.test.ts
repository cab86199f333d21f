import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { productDraftSchema, productStatuses } from '@tempera/domain/catalogue/product';
import { productLimits } from '@tempera/domain/catalogue/product-form';
import { currencies } from '@tempera/domain/money/money';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, newProduct, product } from './kit/documents.ts';
import {
  choiceLimits,
  countLimits,
  describeLimits,
  exactKeys,
  listLimits,
  textLimits,
  urlLimits,
} from './kit/limits.ts';
import { describeMatrix, type Subject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('products');

function products(status: string): Subject {
  return {
    path: (_owner, id) => `products/${status}-${id}`,
    stored: () => product(status),
    created: () => ({ ...newProduct(), status }),
    updated: () => ({ title: 'Moon Chart', updatedAt: serverTimestamp() }),
    listed: (db) => query(collection(db, 'products'), where('status', '==', status), limit(20)),
    around: (owner, id) => ({
      [`users/${owner}/library/${status}-${id}`]: { orderId: 'ORD-1', grantedAt: earlier },
    }),
  };
}

for (const status of productStatuses) describeMatrix(rules, `products, ${status}`, products(status));

const {
  rating: _r,
  reviewCount: _c,
  downloads: _d,
  version: _v,
  dateAdded: _a,
  updatedAt: _u,
  ...draft
} = newProduct();
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
  ...urlLimits('image'),
  ...urlLimits('demoUrl'),
  ...Object.keys(draft).map((key) => [`without ${key}`, { [key]: undefined }, false] as const),
];

describeLimits(
  {
    name: 'draft',
    rules,
    as: 'admin',
    path: (id) => `products/draft-${id}`,
    good: newProduct,
    schema: productDraftSchema,
  },
  draftLimits,
);

/** A draft's texts may come later. */
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
    ['archived without a description', { status: 'archived', description: '' }, false],
    ['archived without a full description', { status: 'archived', fullDescription: '' }, false],
  ],
);

describeLimits(
  { name: 'creation', rules, as: 'admin', path: (id) => `products/new-${id}`, good: newProduct },
  [
    ...exactKeys(newProduct()),
    ['rating of its own', { rating: 5 }, false],
    ['reviews of its own', { reviewCount: 1 }, false],
    ['downloads of its own', { downloads: 1 }, false],
    ['version of its own', { version: '1.0.0' }, false],
    ['dateAdded forged', { dateAdded: earlier }, false],
    ['updatedAt forged', { updatedAt: earlier }, false],
  ],
);

const standing = () => ({ ...product(), rating: 4.8, reviewCount: 3, downloads: 7, version: '1.0.0' });
const edited = () => ({ ...standing(), updatedAt: serverTimestamp() });
describeLimits(
  { name: 'update', rules, as: 'admin', path: (id) => `products/edit-${id}`, good: edited, before: standing },
  [
    ['a new title', { title: 'Moon Chart' }, true],
    ['archived', { status: 'archived' }, true],
    ...exactKeys(standing()),
    ['title too long', { title: 'x'.repeat(81) }, false],
    ['rating', { rating: 5 }, false],
    ['reviewCount', { reviewCount: 4 }, false],
    ['downloads', { downloads: 0 }, false],
    ['version', { version: '2.0.0' }, false],
    ['dateAdded', { dateAdded: serverTimestamp() }, false],
    ['updatedAt left as it was', { updatedAt: earlier }, false],
  ],
);

describe('products', () => {
  it.each(['Star', 'star_chart', '-star', 'stär', 'x'.repeat(65)])('refuses the slug %s', async (slug) => {
    await assertFails(setDoc(doc(rules.as('admin'), `products/${slug}`), newProduct()));
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
