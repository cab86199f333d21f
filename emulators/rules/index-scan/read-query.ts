import { asMember, bare, child, children, isNode, type Node, nameOf } from './node.ts';
import { type ScannedQuery, UnreadableQuery } from './query.ts';
import { type Files, readCollection, readField, readWord } from './read-text.ts';
import { follow, type Place, resultOf } from './source-file.ts';

/** Functions of the app that take a collection's path and constraints; what they are called with is read as a query. */
export const readers: Record<string, string> = {
  useList: 'web/src/firebase/hooks.ts',
  countDocuments: 'web/src/firebase/count.ts',
  addUp: 'web/src/firebase/add-up.ts',
  readAll: 'web/src/firebase/read-all.ts',
  readPage: 'web/src/firebase/read-page.ts',
};

/** Steps of a chain that leave the index alone. */
const passing = [
  'limit',
  'select',
  'offset',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'withConverter',
  'count',
  // Of the app: a cursor, as an array.
  'behind',
];

interface Call {
  place: Place;
  /** The function's or method's name. */
  name: string;
  /** What a method is called on; null for a function, also one of the SDK's namespace. */
  object: Node | null;
  args: Node[];
}

function isSdk(files: Files, { file, node }: Place): boolean {
  const imported = node.type === 'Identifier' ? file.imports.get(String(node.name)) : undefined;
  if (imported?.name === '*' && imported.from.startsWith('firebase/')) return true;
  const meaning = follow(files, { file, node });
  const source = meaning?.node.type === 'ImportExpression' ? nameOf(child(meaning.node, 'source')) : null;
  return source?.startsWith('firebase/') === true;
}

/** A call taken apart, or null for anything else. */
export function readCall(files: Files, place: Place): Call | null {
  const node = bare(place.node);
  if (node.type !== 'CallExpression') return null;
  const callee = bare(child(node, 'callee'));
  const args = children(node, 'arguments').map(bare);
  const here = { file: place.file, node };
  const name = callee.type === 'Identifier' ? nameOf(callee) : null;
  if (name !== null) return { place: here, name, object: null, args };
  const member = asMember(callee);
  if (!member) return null;
  const object = isSdk(files, { file: place.file, node: member.object }) ? null : member.object;
  return { place: here, name: member.property, object, args };
}

/**
 * The query that an expression is.
 * @returns null when it has nothing to do with Firestore as far as the text says
 * @throws UnreadableQuery when it is one that can't be told from the text
 */
export function readQuery(files: Files, place: Place): Omit<ScannedQuery, 'at'> | null {
  const call = readCall(files, place);
  if (!call) {
    const meaning = follow(files, { ...place, node: bare(place.node) });
    return meaning ? readQuery(files, meaning) : null;
  }
  return call.object ? readChain(files, call, call.object) : readFunction(files, call);
}

function readChain(files: Files, call: Call, object: Node) {
  const { file } = call.place;
  if (call.name === 'collection' || call.name === 'collectionGroup')
    return readRoot(files, call, call.args[0]);
  if (passing.includes(call.name)) return readQuery(files, { file, node: object });
  if (!['where', 'orderBy', 'aggregate', 'limitToLast'].includes(call.name)) return readCalled(files, call);
  const base = readQuery(files, { file, node: object });
  if (!base) throw new UnreadableQuery('what it is asked of is not in the text: start at collection(...)');
  return addConstraint(files, base, call);
}

function readFunction(files: Files, call: Call) {
  const { file } = call.place;
  const [first, ...rest] = call.args;
  if (call.name === 'collection' || call.name === 'collectionGroup')
    return readRoot(files, call, call.args.at(-1));
  if (call.name === 'query' || call.name === 'getAggregateFromServer') {
    const base = first && readQuery(files, { file, node: first });
    if (!base) throw new UnreadableQuery('what it is asked of is not in the text: start at collection(...)');
    return rest.reduce((query, arg) => addArgument(files, query, { file, node: arg }), base);
  }
  if (call.name in readers) {
    return rest.reduce(
      (query, arg) => addArgument(files, query, { file, node: arg }),
      readRoot(files, call, first),
    );
  }
  return readCalled(files, call);
}

function readCalled(files: Files, call: Call): Omit<ScannedQuery, 'at'> | null {
  const { file, node } = call.place;
  const called = follow(files, { file, node: bare(child(node, 'callee')) });
  const result = called && resultOf(called);
  return result ? readQuery(files, result) : null;
}

function readRoot(files: Files, call: Call, path: Node | undefined): Omit<ScannedQuery, 'at'> {
  if (!path)
    throw new UnreadableQuery('the name of the collection is not in the text: write it as a literal');
  const collection = readCollection(files, { file: call.place.file, node: path });
  const scope = call.name === 'collectionGroup' ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collection, scope, filters: [], orders: [], aggregated: [] };
}

function addArgument(files: Files, query: Omit<ScannedQuery, 'at'>, place: Place): Omit<ScannedQuery, 'at'> {
  if (place.node.type === 'ObjectExpression') return addAggregates(query, files, place);
  const spread = place.node.type === 'SpreadElement';
  const call = readCall(files, spread ? { ...place, node: bare(child(place.node, 'argument')) } : place);
  if (!call || call.object || (spread && !passing.includes(call.name))) {
    throw new UnreadableQuery(
      'a constraint is not in the text: write where(...) and orderBy(...) in the call itself',
    );
  }
  if (passing.includes(call.name)) return query;
  return addConstraint(files, query, call);
}

function addConstraint(files: Files, query: Omit<ScannedQuery, 'at'>, call: Call): Omit<ScannedQuery, 'at'> {
  const { file } = call.place;
  const [first, second] = call.args.map((node) => ({ file, node }));
  if (call.name === 'aggregate' && first) return addAggregates(query, files, first);
  if (call.name === 'where' && second) {
    const op = readWord(files, second, 'operator');
    return { ...query, filters: [...query.filters, { field: readField(files, first), op }] };
  }
  if (call.name === 'orderBy') {
    const word = second ? readWord(files, second, 'direction') : 'asc';
    const direction = word === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { ...query, orders: [...query.orders, { field: readField(files, first), direction }] };
  }
  throw new UnreadableQuery(`${call.name}(...) is not understood: use where, orderBy and limit alone`);
}

function addAggregates(query: Omit<ScannedQuery, 'at'>, files: Files, { file, node }: Place) {
  if (node.type !== 'ObjectExpression') {
    throw new UnreadableQuery('the aggregates are not in the text: write them as an object literal');
  }
  const fields = children(node, 'properties').flatMap((property) => {
    const value = isNode(property.value) ? bare(property.value) : null;
    const callee = value?.type === 'CallExpression' ? bare(child(value, 'callee')) : null;
    const name = callee && (asMember(callee)?.property ?? nameOf(callee));
    if (!value || !name || !['count', 'sum', 'average'].includes(name)) {
      throw new UnreadableQuery(
        'an aggregate is not in the text: write count(), sum(...) or average(...) there',
      );
    }
    const [field] = children(value, 'arguments').map(bare);
    return name === 'count' ? [] : [readField(files, field && { file, node: field })];
  });
  return { ...query, aggregated: [...query.aggregated, ...fields] };
}
