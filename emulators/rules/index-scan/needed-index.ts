import type { Direction, ScannedQuery, Scope } from './query.ts';

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
  /** Fields walked in order, ranges and sums included. */
  tail: { field: string; direction: Direction | null }[];
}

const equalities = ['==', 'in'];
const contains = ['array-contains', 'array-contains-any'];

function needOf({ filters, orders, aggregated }: ScannedQuery): Need {
  const equal = new Set(filters.filter(({ op }) => equalities.includes(op)).map(({ field }) => field));
  const arrays = new Set(filters.filter(({ op }) => contains.includes(op)).map(({ field }) => field));
  const ranged = filters.filter(({ op }) => !equalities.includes(op) && !contains.includes(op));
  const walked = orders.filter(({ field }) => !equal.has(field));
  const implied = [...new Set(ranged.map(({ field }) => field))]
    .filter((field) => !equal.has(field) && !walked.some((order) => order.field === field))
    .sort();
  const direction = walked.at(-1)?.direction ?? 'ASCENDING';
  const tail: Need['tail'] = [...walked, ...implied.map((field) => ({ field, direction }))];
  // Every index ends with the document's name, in the direction of what comes before.
  const last = tail.at(-1);
  if (last?.field === '__name__' && last.direction === (tail.at(-2)?.direction ?? 'ASCENDING')) tail.pop();
  for (const field of aggregated) {
    if (!equal.has(field) && !tail.some((known) => known.field === field))
      tail.push({ field, direction: null });
  }
  return {
    prefix: [
      ...[...equal].map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      ...[...arrays].map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ],
    tail,
  };
}

function missingSingle(file: IndexFile, { collection, scope }: ScannedQuery, fields: string[]): string[] {
  return fields.filter((field) => {
    if (field === '__name__') return false;
    const override = file.fieldOverrides.find(
      (known) => known.collectionGroup === collection && known.fieldPath === field,
    );
    if (!override) return scope === 'COLLECTION_GROUP';
    return !override.indexes.some(({ queryScope }) => queryScope === scope);
  });
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
export function missingIndex(file: IndexFile, query: ScannedQuery): string | null {
  const need = needOf(query);
  const { prefix, tail } = need;
  const hasArray = prefix.some(({ arrayConfig }) => arrayConfig);
  const merges = tail.length === 0 && !(hasArray && prefix.length > 1);
  if (merges || prefix.length + tail.length === 1) {
    const fields = [...prefix.map(({ fieldPath }) => fieldPath), ...tail.map(({ field }) => field)];
    const missing = missingSingle(file, query, fields);
    return missing.length > 0
      ? `${query.at}: ${query.collection} has no single-field index (${query.scope}) on ${missing.join(', ')}`
      : null;
  }
  const covered = new Set(
    file.indexes
      .filter((index) => index.collectionGroup === query.collection && index.queryScope === query.scope)
      .flatMap((index) => covers(index.fields, need) ?? []),
  );
  const whole = file.indexes.some(
    (index) =>
      index.collectionGroup === query.collection &&
      index.queryScope === query.scope &&
      covers(index.fields, need) !== null,
  );
  if (whole && prefix.every(({ fieldPath }) => covered.has(fieldPath))) return null;
  const wanted = {
    collectionGroup: query.collection,
    queryScope: query.scope,
    fields: [
      ...prefix,
      ...tail.map(({ field, direction }) => ({ fieldPath: field, order: direction ?? 'ASCENDING' })),
    ],
  };
  return `${query.at}: firestore.indexes.json lacks ${JSON.stringify(wanted)}`;
}
