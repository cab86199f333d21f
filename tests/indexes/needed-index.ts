import { type Direction, type QueryShape, type Scope, textOf } from './query-shape.ts';

interface IndexField {
  fieldPath: string;
  order?: Direction;
  arrayConfig?: 'CONTAINS';
}

/** `firestore.indexes.json`, as the Firebase tools define it. */
export interface IndexFile {
  indexes: { collectionGroup: string; queryScope: Scope; fields: IndexField[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: Direction; arrayConfig?: 'CONTAINS'; queryScope: Scope }[];
  }[];
}

/** What a query must find, sorted the way Firestore walks its index. */
interface Need {
  /** Fields held to a value, in any order. */
  prefix: IndexField[];
  /** Fields walked in order, ranges and sums included; null is either direction. */
  tail: { field: string; direction: Direction | null }[];
}

const equalities = ['==', 'in'];
const contains = ['array-contains', 'array-contains-any'];

function needOf({ filters, orders, sums }: QueryShape): Need {
  const held = (ops: string[]) => [
    ...new Set(filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field)),
  ];
  const equal = held(equalities);
  const tail: Need['tail'] = orders.filter(({ field }) => !equal.includes(field));
  for (const field of sums) {
    if (!equal.includes(field) && !tail.some((known) => known.field === field))
      tail.push({ field, direction: null });
  }
  return {
    prefix: [
      ...equal.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      ...held(contains).map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ],
    tail,
  };
}

/** The fields of a need that have no index of their own: an override says otherwise, or the scope has none by itself. */
function missingSingle(file: IndexFile, { collection, scope }: QueryShape, { prefix, tail }: Need): string[] {
  const wanted = [
    ...prefix.map(({ fieldPath, arrayConfig }) => ({ field: fieldPath, arrayConfig, direction: null })),
    ...tail.map((item) => ({ ...item, arrayConfig: undefined })),
  ].filter(({ field }) => field !== '__name__');
  const isMissing = ({ field, arrayConfig, direction }: (typeof wanted)[number]) => {
    const override = file.fieldOverrides.find(
      (known) => known.collectionGroup === collection && known.fieldPath === field,
    );
    if (!override) return scope === 'COLLECTION_GROUP';
    return !override.indexes.some(
      (index) =>
        index.queryScope === scope &&
        index.arrayConfig === arrayConfig &&
        (direction === null || direction === index.order),
    );
  };
  return wanted.filter(isMissing).map(({ field }) => field);
}

/** The fields of `need.prefix` that this index covers, or null when it does not walk the tail. */
function covers(fields: readonly IndexField[], { prefix, tail }: Need): string[] | null {
  const head = fields.slice(0, fields.length - tail.length);
  const walked = fields.slice(head.length);
  const walks = tail.every(({ field, direction }, i) => {
    const found = walked[i];
    return (
      found?.fieldPath === field && found.order !== undefined && (direction ?? found.order) === found.order
    );
  });
  const held = head.every((found) =>
    prefix.some((known) => known.fieldPath === found.fieldPath && known.arrayConfig === found.arrayConfig),
  );
  return walks && held ? head.map(({ fieldPath }) => fieldPath) : null;
}

/**
 * What the index file lacks for a query, or null. Single fields are indexed by themselves unless an override says
 * otherwise; filters for equality alone are merged from those; everything else needs composite indexes, of which
 * several may be merged when each walks the same tail. Stricter than Firestore in one point: array-contains with
 * another field always asks for a composite index.
 */
export function missingIndex(file: IndexFile, query: QueryShape): string | null {
  const need = needOf(query);
  const { prefix, tail } = need;
  const hasArray = prefix.some(({ arrayConfig }) => arrayConfig);
  const merges = tail.length === 0 && !(hasArray && prefix.length > 1);
  if (merges || prefix.length + tail.length === 1) {
    const missing = missingSingle(file, query, need);
    return missing.length > 0
      ? `${textOf(query)}: no single-field index (${query.scope}) on ${missing.join(', ')}`
      : null;
  }
  const covered = file.indexes
    .filter((index) => index.collectionGroup === query.collection && index.queryScope === query.scope)
    .map((index) => covers(index.fields, need))
    .filter((fields) => fields !== null);
  if (covered.length > 0 && prefix.every(({ fieldPath }) => covered.flat().includes(fieldPath))) return null;
  const wanted = {
    collectionGroup: query.collection,
    queryScope: query.scope,
    fields: [
      ...prefix,
      ...tail.map(({ field, direction }) => ({ fieldPath: field, order: direction ?? 'ASCENDING' })),
    ],
  };
  return `${textOf(query)}: firestore.indexes.json lacks ${JSON.stringify(wanted)}`;
}

/** The file's indexes without which every query is still served. Overrides that only exempt a field serve none. */
export function unusedIndexes(file: IndexFile, queries: readonly QueryShape[]): string[] {
  const missesOnlyWith = (smaller: IndexFile) =>
    queries.some((query) => missingIndex(smaller, query) !== null && missingIndex(file, query) === null);
  const composite = file.indexes.filter(
    (index) => !missesOnlyWith({ ...file, indexes: file.indexes.filter((other) => other !== index) }),
  );
  const single = file.fieldOverrides.flatMap((override) =>
    override.indexes
      .filter((index) => {
        const indexes = override.indexes.filter((other) => other !== index);
        const fieldOverrides = file.fieldOverrides.map((known) =>
          known === override ? { ...override, indexes } : known,
        );
        return !missesOnlyWith({ ...file, fieldOverrides });
      })
      .map((index) => ({ ...override, indexes: [index] })),
  );
  return [...composite, ...single].map((index) => JSON.stringify(index));
}
