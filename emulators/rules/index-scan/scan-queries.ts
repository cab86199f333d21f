import { inside, type Node } from './node.ts';
import { type ScannedQuery, UnreadableQuery } from './query.ts';
import { readCall, readers, readQuery } from './read-query.ts';
import type { Files } from './read-text.ts';
import { parseSource, type SourceFile } from './source-file.ts';

const methods = ['where', 'orderBy', 'aggregate', 'limitToLast'];
const functions = ['query', 'getAggregateFromServer', 'where', 'orderBy', ...Object.keys(readers)];

export interface Scan {
  queries: ScannedQuery[];
  /** One line for each query that can't be told from the text. */
  unreadable: string[];
}

/**
 * Reads every Firestore query out of source texts (by path), with the Admin SDK or the web SDK. Nothing that looks
 * like a query is passed over in silence: it is either among `queries` or among `unreadable`.
 */
export function scanQueries(texts: Record<string, string>): Scan {
  const files: Files = new Map(Object.entries(texts).map(([path, text]) => [path, parseSource(path, text)]));
  const scan: Scan = { queries: [], unreadable: [] };
  for (const file of files.values()) {
    visit(files, file, file.program, scan);
    if (/structuredQuery|:runQuery|:runAggregationQuery/.test(file.text)) {
      scan.unreadable.push(`${file.path}: a query over REST can't be read; use the SDK`);
    }
  }
  return scan;
}

function visit(files: Files, file: SourceFile, node: Node, scan: Scan): void {
  if (isReader(file, node)) return;
  const call = readCall(files, { file, node });
  if (!call || node.type !== 'CallExpression' || !(call.object ? methods : functions).includes(call.name)) {
    for (const item of inside(node)) visit(files, file, item, scan);
    return;
  }
  const at = `${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
  try {
    const query = call.object === null && methods.includes(call.name) ? null : readQuery(files, call.place);
    if (!query) throw new UnreadableQuery('a constraint outside of a query: write it in the query itself');
    scan.queries.push({ at, ...query });
  } catch (error) {
    if (!(error instanceof UnreadableQuery)) throw error;
    scan.unreadable.push(`${at}: ${error.message}`);
  }
}

/** The body of a declared reader takes any constraints; each of its callers is read instead. */
function isReader(file: SourceFile, node: Node): boolean {
  if (node.type !== 'FunctionDeclaration') return false;
  const id = node.id as Node | null;
  return id !== null && readers[String(id.name)] === file.path;
}
