import { describe, expect, it } from 'vitest';
import { parseQuery, type StructuredQuery, shapeOf, textOf } from './query-shape.ts';

const field = (fieldPath: string) => ({ fieldPath });
const where = (...filters: [field: string, op: string][]) => ({
  compositeFilter: {
    op: 'AND',
    filters: filters.map(([path, op]) => ({ fieldFilter: { field: field(path), op } })),
  },
});
const read = (query: StructuredQuery, ...aggregations: Parameters<typeof shapeOf>[1] & object) => {
  const shape = shapeOf({ from: [{ collectionId: 'orders' }], ...query }, aggregations);
  return shape && textOf(shape);
};

describe('a query as the SDKs send it', () => {
  it.each<[string, StructuredQuery]>([
    ['orders', {}],
    ['orders', { orderBy: [{ field: field('__name__'), direction: 'ASCENDING' }] }],
    [
      'group orders where uid ==',
      { from: [{ collectionId: 'orders', allDescendants: true }], where: where(['uid', 'EQUAL']) },
    ],
    ['orders where uid ==', { where: { unaryFilter: { field: field('uid'), op: 'IS_NULL' } } }],
    [
      'orders where date <, date >= order by date desc',
      {
        where: where(['date', 'GREATER_THAN_OR_EQUAL'], ['date', 'LESS_THAN'], ['date', 'LESS_THAN']),
        orderBy: [
          { field: field('date'), direction: 'DESCENDING' },
          { field: field('__name__'), direction: 'DESCENDING' },
        ],
      },
    ],
    ['orders where date > order by date', { where: where(['date', 'GREATER_THAN']) }],
    [
      'orders order by date desc, __name__',
      {
        orderBy: [
          { field: field('date'), direction: 'DESCENDING' },
          { field: field('__name__'), direction: 'ASCENDING' },
        ],
      },
    ],
  ])('is %s', (text, query) => {
    expect(read(query)).toBe(text);
  });

  it('may add up', () => {
    expect(read({ where: where(['uid', 'EQUAL']) }, {}, { sum: { field: field('cents') } })).toBe(
      'orders where uid == sum cents',
    );
  });

  it('may be over every collection, which no index file has a say in', () => {
    expect(shapeOf({ from: [{ allDescendants: true }] })).toBeNull();
  });

  it('is not passed over when it has a filter of another kind', () => {
    expect(() => read({ where: { compositeFilter: { op: 'OR', filters: [] } } })).toThrow('"OR"');
  });
});

it.each(['orders', 'group library where slug == order by at desc, name sum cents', 'x where a ==, b in'])(
  'reads %s back',
  (text) => expect(textOf(parseQuery(text))).toBe(text),
);

it('does not take just anything for a query', () => {
  expect(() => parseQuery('')).toThrow('not a query');
});
