import { describe, expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { productDraftSchema } from './product.ts';
import { nextVersion, publishForm } from './product-calls.ts';
import {
  addTag,
  changedFields,
  emptyProduct,
  missingFor,
  type ProductValues,
  productForm,
  productTextOf,
  toProductText,
  toProductValues,
  withFields,
} from './product-form.ts';

const good: ProductValues = {
  ...emptyProduct,
  title: 'Neo Gate',
  description: 'Login screens.',
  fullDescription: '# Neo Gate',
  price: '2.80',
  category: 'auth',
  image: '/pictures/x.png',
};
const whole = productForm({ isDraft: false, isNew: true });
const draft = productForm({ isDraft: true, isNew: true });

it.each([
  ['0', 0],
  ['2.8', 280],
  ['2.80', 280],
  [' 19.99 ', 1_999],
  ['100000', 10_000_000],
  ['', null],
  ['-1', null],
  ['2.805', null],
  ['1e3', null],
  ['2,800', null],
])('the price %j is %s cents', (price, cents) => {
  const { success, data } = whole.safeParse({ ...good, price });
  expect(success ? data?.priceCents : null).toBe(cents);
});

it('names the highest price where one is above it, however long', () => {
  for (const price of ['100000.01', '99999999999']) {
    const { error } = whole.safeParse({ ...good, price });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Enter 100,000 or less.']);
  }
});

it.each([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ title: 'x'.repeat(81) }, ['title']],
  [{ title: 'Блог' }, ['title']],
  [{ slug: 'Neo Gate' }, ['slug']],
  [{ title: 'Блог', slug: 'blog-2' }, []],
  [{ description: '' }, ['description']],
  [{ fullDescription: ' \n' }, ['fullDescription']],
  [{ price: '' }, ['price']],
  [{ price: '100000.01' }, ['price']],
  [{ category: '' }, ['category']],
  [{ image: '' }, ['image']],
  [{ image: 'javascript:alert(1)' }, ['image']],
  [{ demoUrl: 'http://example.com' }, ['demoUrl']],
  [{ pictures: ['/pictures/a.png', 'data:image/png,x'] }, ['pictures.1']],
  [{ pictures: Array(9).fill('/a.png') }, ['pictures']],
  [{ video: '/pictures/a.mp4' }, []],
  [{ video: ' https://cdn.example.com/a.webm?v=2 ' }, []],
  [{ video: 'https://video.example.com/watch?v=a' }, ['video']],
  [{ video: 'http://cdn.example.com/a.mp4' }, ['video']],
  [{ build: 'x'.repeat(81) }, ['build']],
  [{ tags: Array(21).fill('tag') }, ['tags']],
  [{ features: ['', 'x'.repeat(161)] }, ['features.1']],
  [{ includes: ['x'.repeat(161), ''] }, ['includes.0']],
])('%j is marked at %j', (fields, marked) => {
  expect(Object.keys(messagesOf(whole, { ...good, ...fields }))).toEqual(marked);
});

it.each([
  [{}, 'active', []],
  [{ version: '' }, 'active', ['an archive']],
  [{ image: ' ', priceCents: null }, 'active', ['a price', 'a picture']],
  [{ image: '', version: '', category: '' }, 'archived', ['a category']],
] as const)('%j, to be %s, lacks %j', (fields, status, missing) => {
  const product = { ...whole.parse(good), version: '1.0.0', ...fields };
  expect(missingFor(status, product)).toEqual(missing);
});

it('lets a product that is there have any title', () => {
  expect(messagesOf(productForm({ isDraft: false, isNew: false }), { ...good, title: 'Блог' })).toEqual({});
});

it('asks a draft for its title alone, and gives nothing away by a blank price', () => {
  expect(Object.keys(messagesOf(draft, emptyProduct))).toEqual(['title']);
  const text = draft.parse({ ...emptyProduct, title: 'Neo Gate' });
  expect(text.priceCents).toBeNull();
  const stored = (status: string) => productDraftSchema.safeParse({ ...text, currency: 'USD', status });
  expect([stored('draft').success, stored('active').success, stored('archived').success]).toEqual([
    true,
    false,
    false,
  ]);
  expect(toProductValues(text)).toEqual({ ...emptyProduct, title: 'Neo Gate' });
});

it('fills in what an older product lacks', () => {
  const { pictures, video, technology, browsers, build, license, ...older } = whole.parse(good);
  expect(productTextOf(older)).toEqual({
    ...older,
    pictures: [],
    video: '',
    technology: '',
    browsers: '',
    build: '',
    license: '',
  });
});

it('stores what is filled in, trimmed, and gives it back to the form', () => {
  const values = { ...good, title: ' Neo Gate ', features: [' One ', '', 'Two'], includes: [''] };
  const text = whole.parse(values);
  expect(text).toMatchObject({ title: 'Neo Gate', priceCents: 280, features: ['One', 'Two'], includes: [] });
  expect(toProductText(values)).toEqual(text);
  expect(toProductValues(text)).toMatchObject({ price: '2.80', features: ['One', 'Two'], includes: [''] });
  expect(productTextOf({ ...text, status: 'draft' } as typeof text)).toEqual(text);
});

describe('a version', () => {
  it.each([
    ['', '1.0.0'],
    ['1.1.3', '1.2.0'],
    ['0.9.0', '0.10.0'],
  ])('after %j is %s', (version, next) => {
    expect(nextVersion(version)).toBe(next);
  });

  it.each([
    [{ version: ' 1.10.0 ', changelog: ' New. ' }, {}],
    [{ version: '1.2' }, { version: 'Use three numbers, such as 1.2.0.' }],
    [{ version: '1.9.0' }, { version: 'Choose a number higher than 1.9.0.' }],
    [{ changelog: ' ' }, { changelog: 'Say what is new.' }],
    [{ changelog: 'x'.repeat(2_001) }, { changelog: 'Shorten it to 2000 characters.' }],
  ])('of %j is told %j', (typed, said) => {
    expect(messagesOf(publishForm('1.9.0'), { version: '2.0.0', changelog: 'New.', ...typed })).toEqual(said);
  });
});

describe('two states of a product', () => {
  const base = { ...toProductText(emptyProduct), title: 'Neo Gate', tags: ['auth'] };

  it('name what differs, lists by what is in them', () => {
    expect(changedFields(base, { ...base, tags: ['auth'] })).toEqual([]);
    expect(changedFields(base, { ...base, tags: ['auth', 'login'], priceCents: 1 })).toEqual([
      'priceCents',
      'tags',
    ]);
  });

  it('take fields over', () => {
    const theirs = { ...base, title: 'Neo Door', priceCents: 5 };
    expect(withFields(base, theirs, ['priceCents'])).toEqual({ ...base, priceCents: 5 });
  });
});

describe('a tag', () => {
  it('is added when it is new, trimmed', () => {
    expect(addTag(['react'], '  log  in ')).toEqual(['react', 'log in']);
  });

  it.each(['', '  ', 'React', ' react '])('%j is added to nothing', (typed) => {
    expect(addTag(['react'], typed)).toBeNull();
  });
});
