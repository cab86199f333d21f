import { describe, expect, it } from 'vitest';
import { type IndexFile, missingIndex, unusedIndexes } from './needed-index.ts';
import { parseQuery, type Scope } from './query-shape.ts';

/** An index file from short forms: `orders: uid ↑, date ↓`, `tags ∋` for an array; exempted fields as `orders.lines`. */
function indexFile(indexes: string[], exempt: string[] = [], scope: Scope = 'COLLECTION'): IndexFile {
  return {
    indexes: indexes.map((text) => {
      const [collectionGroup = '', fields = ''] = text.split(': ');
      return {
        collectionGroup,
        queryScope: scope,
        fields: fields.split(', ').map((field) => {
          const [fieldPath = '', mark] = field.split(' ');
          if (mark === '∋') return { fieldPath, arrayConfig: 'CONTAINS' };
          return { fieldPath, order: mark === '↑' ? 'ASCENDING' : 'DESCENDING' };
        }),
      };
    }),
    fieldOverrides: exempt.map((text) => {
      const [collectionGroup = '', fieldPath = ''] = text.split('.');
      return { collectionGroup, fieldPath, indexes: [] };
    }),
  };
}

const missing = (query: string, file: IndexFile) => missingIndex(file, parseQuery(query));
const none = indexFile([]);

describe('is served by single fields', () => {
  it.each([
    'orders',
    'orders where uid ==',
    'orders where uid ==, status in',
    'orders order by date desc',
    'orders where date >, date < order by date',
    'orders where uid == order by uid',
    'orders where tags array-contains',
    'orders where uid == order by __name__',
    'orders order by date desc, __name__ desc',
    'group orders order by __name__',
    'orders sum cents',
  ])('%s', (query) => {
    expect(missing(query, none)).toBeNull();
  });
});

/** A query, an index that serves it, and one that does not though it comes near. */
const composite: [query: string, serves: string, misses: string][] = [
  ['orders where uid == order by date desc', 'orders: uid ↑, date ↓', 'orders: uid ↑, date ↑'],
  ['orders where uid ==, date <', 'orders: uid ↑, date ↑', 'orders: date ↑, uid ↑'],
  ['orders where uid ==, date < order by date desc', 'orders: uid ↓, date ↓', 'coupons: uid ↑, date ↓'],
  ['orders where uid ==, date !=', 'orders: uid ↑, date ↑', 'orders: uid ↑, status ↑, date ↑'],
  [
    'orders where uid ==, status in order by date',
    'orders: status ↑, uid ↑, date ↑',
    'orders: uid ↑, date ↑',
  ],
  ['orders order by a, b desc', 'orders: a ↑, b ↓', 'orders: b ↓, a ↑'],
  ['orders where b >, a >', 'orders: a ↑, b ↑', 'orders: b ↑, a ↑'],
  ['orders where b > order by c desc', 'orders: c ↓, b ↓', 'orders: c ↓, b ↑'],
  ['x where t array-contains order by d', 'x: t ∋, d ↑', 'x: t ↑, d ↑'],
  ['x where t array-contains, d ==', 'x: t ∋, d ↑', 'x: d ↑, t ↑'],
  ['orders where uid == sum cents', 'orders: uid ↑, cents ↓', 'orders: uid ↑, date ↑'],
  ['orders where uid == order by __name__ desc', 'orders: uid ↑, __name__ ↓', 'orders: uid ↑, date ↓'],
];

describe('needs a composite index', () => {
  it.each(composite)('%s', (query, serves, misses) => {
    expect(missing(query, none)).toContain('firestore.indexes.json lacks');
    expect(missing(query, indexFile([misses]))).toContain('firestore.indexes.json lacks');
    expect(missing(query, indexFile([misses, serves]))).toBeNull();
  });

  it('or several that walk the same way', () => {
    const query = 'orders where uid ==, status == order by date';
    expect(missing(query, indexFile(['orders: uid ↑, date ↑']))).not.toBeNull();
    expect(missing(query, indexFile(['orders: uid ↑, date ↑', 'orders: status ↑, date ↑']))).toBeNull();
  });

  it('of the right scope', () => {
    const query = 'group orders where uid == order by date';
    expect(missing(query, indexFile(['orders: uid ↑, date ↑']))).not.toBeNull();
    expect(missing(query, indexFile(['orders: uid ↑, date ↑'], [], 'COLLECTION_GROUP'))).toBeNull();
  });
});

describe('needs a single field', () => {
  it('that is not exempt', () => {
    const exempt = indexFile([], ['orders.lines']);
    expect(missing('orders where lines ==', exempt)).toContain('no single-field index');
    expect(missing('coupons where lines ==', exempt)).toBeNull();
  });

  it('for a collection group, by an override of the same direction', () => {
    expect(missing('group library where orderId ==', none)).toContain('no single-field index');
    const override = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' } as const;
    const fieldOverrides = [{ collectionGroup: 'library', fieldPath: 'orderId', indexes: [override] }];
    expect(missing('group library where orderId ==', { indexes: [], fieldOverrides })).toBeNull();
    expect(missing('group library order by orderId', { indexes: [], fieldOverrides })).toBeNull();
    expect(missing('group library order by orderId desc', { indexes: [], fieldOverrides })).not.toBeNull();
  });
});

describe('is unused', () => {
  const unused = (file: IndexFile, ...queries: string[]) => unusedIndexes(file, queries.map(parseQuery));

  it('when every query is served without it', () => {
    const file = indexFile(['orders: uid ↑, date ↓', 'orders: uid ↑, date ↑'], ['orders.lines']);
    expect(unused(file, 'orders where uid == order by date', 'orders where uid ==')).toEqual([
      expect.stringContaining('"fieldPath":"date","order":"DESCENDING"'),
    ]);
  });

  it('unlike one of several that are merged', () => {
    const file = indexFile(['orders: uid ↑, date ↑', 'orders: status ↑, date ↑']);
    expect(unused(file, 'orders where uid ==, status == order by date')).toEqual([]);
  });

  it('as one of a single field', () => {
    const index = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' } as const;
    const file = {
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'library', fieldPath: 'slug', indexes: [index] }],
    };
    expect(unused(file, 'group library where slug ==')).toEqual([]);
    expect(unused(file, 'group library')).toEqual([expect.stringContaining('"fieldPath":"slug"')]);
  });
});
