export type Direction = 'ASCENDING' | 'DESCENDING';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** A query without its values: all that decides which index serves it. */
export interface QueryShape {
  /** Id of the collection, the last part of its path. */
  collection: string;
  scope: Scope;
  filters: { field: string; op: string }[];
  /** With the orders that Firestore adds for ranges, and without the document's name at the end, which every index has. */
  orders: { field: string; direction: Direction }[];
  /** Fields that are summed or averaged. */
  sums: string[];
}

interface FieldReference {
  fieldPath: string;
}

interface Filter {
  compositeFilter?: { op: string; filters: Filter[] };
  fieldFilter?: { field: FieldReference; op: string };
  unaryFilter?: { field: FieldReference; op: string };
}

/** `google.firestore.v1.StructuredQuery` as both SDKs send it, as far as it is read here. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: { field: FieldReference; direction?: string }[] | null;
}

/** `google.firestore.v1.StructuredAggregationQuery.Aggregation`. */
export interface Aggregation {
  sum?: { field: FieldReference } | null;
  avg?: { field: FieldReference } | null;
}

const operators: Record<string, string> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};
const ranges = ['!=', '<', '<=', '>', '>=', 'not-in'];

/** @throws Error for a filter that the store has no use for so far */
function readFilters(filter: Filter): QueryShape['filters'] {
  const { compositeFilter } = filter;
  if (compositeFilter?.op === 'AND') return compositeFilter.filters.flatMap(readFilters);
  const single = filter.fieldFilter ?? filter.unaryFilter;
  const op = single && operators[single.op];
  if (!op) throw new Error(`tests/indexes can't read this filter yet: ${JSON.stringify(filter)}`);
  return [{ field: single.field.fieldPath, op }];
}

/** The shape of a query, or null for one over all collections at once, which goes by names alone. */
export function shapeOf(query: StructuredQuery, aggregations: Aggregation[] = []): QueryShape | null {
  const [from] = query.from ?? [];
  if (!from?.collectionId) return null;
  return simplify({
    collection: from.collectionId,
    scope: from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    filters: query.where ? readFilters(query.where) : [],
    orders: (query.orderBy ?? []).map(({ field, direction }) => ({
      field: field.fieldPath,
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    sums: aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []),
  });
}

/** One SDK sends the orders that Firestore would add, the other does not: both come to the same. */
function simplify({ filters, orders, sums, ...root }: QueryShape): QueryShape {
  const ranged = filters.filter(({ op }) => ranges.includes(op)).map(({ field }) => field);
  const added = [...new Set(ranged)].filter((field) => !orders.some((order) => order.field === field)).sort();
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  const all = [...orders, ...added.map((field) => ({ field, direction }))];
  const last = all.at(-1);
  if (last?.field === '__name__' && last.direction === (all.at(-2)?.direction ?? 'ASCENDING')) all.pop();
  const texts = new Map(filters.map((filter) => [`${filter.field} ${filter.op}`, filter]));
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, filter]) => filter);
  return { ...root, filters: sorted, orders: all, sums: [...new Set(sums)].sort() };
}

/** A shape as people read it: `group library where slug == order by at desc sum cents`. */
export function textOf({ collection, scope, filters, orders, sums }: QueryShape): string {
  const parts = [scope === 'COLLECTION_GROUP' ? `group ${collection}` : collection];
  if (filters.length > 0) parts.push(`where ${filters.map(({ field, op }) => `${field} ${op}`).join(', ')}`);
  if (orders.length > 0) {
    const words = orders.map(
      ({ field, direction }) => `${field}${direction === 'DESCENDING' ? ' desc' : ''}`,
    );
    parts.push(`order by ${words.join(', ')}`);
  }
  if (sums.length > 0) parts.push(`sum ${sums.join(', ')}`);
  return parts.join(' ');
}

const grammar = /^(group )?(\S+)(?: where (.+?))?(?: order by (.+?))?(?: sum (.+?))?$/;

/** The shape that {@link textOf} wrote down. @throws Error when it did not */
export function parseQuery(text: string): QueryShape {
  const found = grammar.exec(text);
  if (!found?.[2]) throw new Error(`not a query: ${text}`);
  const words = (part: string | undefined) => part?.split(', ').map((item) => item.split(' ')) ?? [];
  return simplify({
    collection: found[2],
    scope: found[1] ? 'COLLECTION_GROUP' : 'COLLECTION',
    filters: words(found[3]).map(([field = '', op = '']) => ({ field, op })),
    orders: words(found[4]).map(([field = '', direction]) => ({
      field,
      direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
    })),
    sums: words(found[5]).map(([field = '']) => field),
  });
}
