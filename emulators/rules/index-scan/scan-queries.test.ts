import { describe, expect, it } from 'vitest';
import { scanQueries } from './scan-queries.ts';

/** The queries of one file, or of a few by path, without where they stand. */
function scan(source: string | Record<string, string>) {
  const { queries, unreadable } = scanQueries(typeof source === 'string' ? { 'a.ts': source } : source);
  return { queries: queries.map(({ at: _at, ...query }) => query), unreadable };
}

const paidByDate = {
  collection: 'orders',
  scope: 'COLLECTION',
  filters: [{ field: 'uid', op: '==' }],
  orders: [{ field: 'date', direction: 'DESCENDING' }],
  aggregated: [],
};

const readable: [string, string | Record<string, string>][] = [
  ['a chain', `db.collection('orders').where('uid', '==', uid).orderBy('date', 'desc').limit(10).get()`],
  [
    'a chain over lines, with a cast',
    `(db().collection("orders") as Orders)\n.where('uid', '==', 1)\n.orderBy('date', 'desc')`,
  ],
  [
    'the web SDK',
    `getDocs(query(collection(db, 'orders'), where('uid', '==', u), limit(5), orderBy('date', 'desc')))`,
  ],
  [
    'the web SDK in segments',
    `query(collection(db, 'users', uid, 'orders'), where('uid', '==', u), orderBy('date', 'desc'))`,
  ],
  [
    'the web SDK, loaded when needed',
    `async function f() { const sdk = await import('firebase/firestore');
     return sdk.query(sdk.collection(db, 'orders'), sdk.where('uid', '==', u), sdk.orderBy('date', 'desc')); }`,
  ],
  [
    'the web SDK as a namespace',
    `import * as sdk from 'firebase/firestore';
     sdk.query(sdk.collection(db, 'orders'), sdk.where('uid', '==', u), sdk.orderBy('date', 'desc'))`,
  ],
  [
    'a reader of the app',
    `useList<Order>('orders', where('uid', '==', uid), orderBy('date', 'desc'), limit(9))`,
  ],
  [
    'a reader of the app, behind a document',
    `useList<Order>('orders', where('uid', '==', uid), orderBy('date', 'desc'), ...behind(last), limit(9))`,
  ],
  [
    'a path with a person in it',
    `db.collection(\`users/\${uid}/orders\`).where('uid', '==', 1).orderBy('date', 'desc')`,
  ],
  [
    'constants',
    `const c = { orders: 'orders' } as const; const field = 'uid';
    db.collection(c.orders).where(field, '==', 1).orderBy('date', 'desc')`,
  ],
  [
    'a handle of another file',
    {
      'lib/refs.ts': `export const refs = { orders: () => db().collection('orders') };`,
      'lib/b.ts': `import { refs } from './refs.ts'; refs.orders().where('uid', '==', u).orderBy('date', 'desc')`,
    },
  ],
  [
    'a function of another file',
    {
      'lib/refs.ts': `export function orders() { return db().collection('orders'); }`,
      'b.ts': `import { orders as all } from './lib/refs.ts'; all().where('uid', '==', u).orderBy('date', 'desc')`,
    },
  ],
];

describe('reads', () => {
  it.each(readable)('%s', (_name, source) => {
    expect(scan(source)).toEqual({ queries: [paidByDate], unreadable: [] });
  });

  it('a query in two steps, of which either may be asked', () => {
    const { queries, unreadable } =
      scan(`function a() { const own = db.collection('orders').where('uid', '==', u);
      return own.orderBy('date', 'desc'); }
      function b() { const own = db.collection('coupons').where('code', '==', u); return own.get(); }`);
    expect(unreadable).toEqual([]);
    expect(queries).toHaveLength(3);
    expect(queries).toContainEqual(paidByDate);
  });

  it('a collection group, a range, a document name', () => {
    const { queries } = scan(
      `db.collectionGroup('library').where('grantedAt', '>', t).orderBy('grantedAt').orderBy(FieldPath.documentId())`,
    );
    expect(queries).toEqual([
      {
        collection: 'library',
        scope: 'COLLECTION_GROUP',
        filters: [{ field: 'grantedAt', op: '>' }],
        orders: [
          { field: 'grantedAt', direction: 'ASCENDING' },
          { field: '__name__', direction: 'ASCENDING' },
        ],
        aggregated: [],
      },
    ]);
  });

  it.each([
    `db.collection('orders').where('uid', '==', u).aggregate({ n: AggregateField.count(), s: AggregateField.sum('totalCents') })`,
    `getAggregateFromServer(query(collection(db, 'orders'), where('uid', '==', u)), { n: count(), s: sum('totalCents') })`,
  ])('sums: %s', (source) => {
    const [query] = scan(source).queries;
    expect(query).toMatchObject({ filters: [{ field: 'uid' }], aggregated: ['totalCents'] });
  });

  it('nothing where nothing is asked', () => {
    const source = `const list = items.filter((x) => x).sort(); db.doc('a/b').get(); refs.orders().limit(5).get(); where;`;
    expect(scan(source)).toEqual({ queries: [], unreadable: [] });
  });

  it('a declared reader by its callers, not by its body', () => {
    const source = `export function useList(path: string, ...constraints: C[]) {
      return useData(query(collection(useFirestore(), path), ...constraints)); }`;
    expect(scan({ 'web/src/firebase/hooks.ts': source })).toEqual({ queries: [], unreadable: [] });
    expect(scan({ 'web/src/other.ts': source }).unreadable).toHaveLength(1);
  });
});

const unreadable: [string, string][] = [
  ['a collection from outside', `db.collection(name).where('a', '==', 1)`],
  ['a collection that ends in a variable', `db.collection(\`users/\${uid}/\${kind}\`).where('a', '==', 1)`],
  ['a collection that is a variable', `db.collection(\`\${kind}\`).where('a', '==', 1)`],
  ['a field from outside', `db.collection('orders').where(field, '==', 1)`],
  ['an operator from outside', `db.collection('orders').where('a', op, 1)`],
  ['a direction from outside', `db.collection('orders').orderBy('a', direction)`],
  ['a query passed in', `function page(q: Query) { return q.orderBy('date'); }`],
  ['a query that is set again', `let q = db.collection('orders'); q = q.where('a', '==', 1);`],
  ['constraints in a list', `const only = [where('a', '==', 1)]; query(collection(db, 'orders'), ...only)`],
  ['constraints by condition', `query(collection(db, 'orders'), x ? where('a', '==', 1) : orderBy('b'))`],
  ['a constraint by itself', `export const newest = orderBy('date', 'desc');`],
  ['a disjunction', `query(collection(db, 'orders'), or(where('a', '==', 1), where('b', '==', 2)))`],
  ['a filter object', `db.collection('orders').where(Filter.or(a, b))`],
  ['a list from its end', `db.collection('orders').orderBy('a').limitToLast(5)`],
  ['aggregates from outside', `db.collection('orders').aggregate(spec)`],
  ['an SDK passed in', `function f(sdk: Sdk) { return sdk.orderBy('date'); }`],
  ['a query over REST', `fetch(url + ':runQuery')`],
];

describe('does not pass over in silence', () => {
  it.each(unreadable)('%s', (_name, source) => {
    expect(scan(source).unreadable.length).toBeGreaterThan(0);
  });

  it('where it stands', () => {
    expect(scan(`\n\ndb.collection(name).where('a', '==', 1)`).unreadable[0]).toMatch(/^a\.ts:3: /);
  });
});
