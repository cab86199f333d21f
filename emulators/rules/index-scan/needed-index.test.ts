import { describe, expect, it } from 'vitest';
import { type IndexFile, missingIndex } from './needed-index.ts';
import type { Scope } from './query.ts';
import { scanQueries } from './scan-queries.ts';

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

function missing(chain: string, file: IndexFile): string | null {
  const [query] = scanQueries({ 'a.ts': `db.${chain}` }).queries;
  if (!query) throw new Error(`not a query: ${chain}`);
  return missingIndex(file, query);
}

const own = `collection('orders').where('uid', '==', u)`;
const none = indexFile([]);

describe('is served by single fields', () => {
  it.each([
    `collection('orders').where('uid', '==', u)`,
    `collection('orders').where('uid', '==', u).where('status', 'in', s)`,
    `collection('orders').orderBy('date', 'desc')`,
    `collection('orders').where('date', '>', a).where('date', '<', b).orderBy('date')`,
    `collection('orders').where('uid', '==', u).orderBy('uid')`,
    `collection('orders').where('tags', 'array-contains', t)`,
    `collection('orders').where('uid', '==', u).orderBy(FieldPath.documentId())`,
    `collection('orders').orderBy('date', 'desc').orderBy(FieldPath.documentId(), 'desc')`,
    `collectionGroup('orders').orderBy(FieldPath.documentId())`,
  ])('%s', (chain) => {
    expect(missing(chain, none)).toBeNull();
  });
});

/** A query, an index that serves it, and one that does not though it comes near. */
const composite: [chain: string, serves: string, misses: string][] = [
  [`${own}.orderBy('date', 'desc')`, 'orders: uid ↑, date ↓', 'orders: uid ↑, date ↑'],
  [`${own}.where('date', '<', d)`, 'orders: uid ↑, date ↑', 'orders: date ↑, uid ↑'],
  [`${own}.where('date', '<', d).orderBy('date', 'desc')`, 'orders: uid ↓, date ↓', 'coupons: uid ↑, date ↓'],
  [`${own}.where('date', '!=', d)`, 'orders: uid ↑, date ↑', 'orders: uid ↑, status ↑, date ↑'],
  [
    `${own}.where('status', 'in', s).orderBy('date')`,
    'orders: status ↑, uid ↑, date ↑',
    'orders: uid ↑, date ↑',
  ],
  [`collection('orders').orderBy('a').orderBy('b', 'desc')`, 'orders: a ↑, b ↓', 'orders: b ↓, a ↑'],
  [`collection('orders').where('b', '>', 1).where('a', '>', 1)`, 'orders: a ↑, b ↑', 'orders: b ↑, a ↑'],
  [`collection('orders').where('b', '>', 1).orderBy('c', 'desc')`, 'orders: c ↓, b ↓', 'orders: c ↓, b ↑'],
  [`collection('x').where('t', 'array-contains', 1).orderBy('d')`, 'x: t ∋, d ↑', 'x: t ↑, d ↑'],
  [`collection('x').where('t', 'array-contains', 1).where('d', '==', 1)`, 'x: t ∋, d ↑', 'x: d ↑, t ↑'],
  [`${own}.aggregate({ s: AggregateField.sum('cents') })`, 'orders: uid ↑, cents ↓', 'orders: uid ↑, date ↑'],
  [`${own}.orderBy(FieldPath.documentId(), 'desc')`, 'orders: uid ↑, __name__ ↓', 'orders: uid ↑, date ↓'],
];

describe('needs a composite index', () => {
  it.each(composite)('%s', (chain, serves, misses) => {
    expect(missing(chain, none)).toContain('firestore.indexes.json lacks');
    expect(missing(chain, indexFile([misses]))).toContain('firestore.indexes.json lacks');
    expect(missing(chain, indexFile([misses, serves]))).toBeNull();
  });

  it('or several that walk the same way', () => {
    const chain = `${own}.where('status', '==', s).orderBy('date')`;
    expect(missing(chain, indexFile(['orders: uid ↑, date ↑']))).not.toBeNull();
    expect(missing(chain, indexFile(['orders: uid ↑, date ↑', 'orders: status ↑, date ↑']))).toBeNull();
  });

  it('of the right scope', () => {
    const chain = `collectionGroup('orders').where('uid', '==', u).orderBy('date')`;
    expect(missing(chain, indexFile(['orders: uid ↑, date ↑']))).not.toBeNull();
    expect(missing(chain, indexFile(['orders: uid ↑, date ↑'], [], 'COLLECTION_GROUP'))).toBeNull();
  });
});

describe('needs a single field', () => {
  it('that is not exempt', () => {
    const exempt = indexFile([], ['orders.lines']);
    expect(missing(`collection('orders').where('lines', '==', 1)`, exempt)).toContain(
      'no single-field index',
    );
    expect(missing(`collection('coupons').where('lines', '==', 1)`, exempt)).toBeNull();
  });

  it('for a collection group, by an override', () => {
    const chain = `collectionGroup('library').where('orderId', '==', 1)`;
    expect(missing(chain, none)).toContain('no single-field index');
    const override = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' } as const;
    const fieldOverrides = [{ collectionGroup: 'library', fieldPath: 'orderId', indexes: [override] }];
    expect(missing(chain, { indexes: [], fieldOverrides })).toBeNull();
  });
});
