import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Aggregation, parseQuery, type StructuredQuery, shapeOf, textOf } from './query-shape.ts';

/** Who sends a query. */
export type Sender = 'functions' | 'web';

/** Queries as texts, each with who sends it. */
export type Queries = Map<string, Set<Sender>>;

const snapshotFile = fileURLToPath(new URL('queries.txt', import.meta.url));

/** The folder of this run's recording; without it nothing is recorded. */
const folder = process.env.TEMPERA_QUERIES;
const known = new Set<string>();

/**
 * Notes a query that is being sent, once for each process.
 * @param isOfStore asked for a query that is new here: a test's own queries say nothing about the store
 */
export function record(
  sender: Sender,
  query: StructuredQuery,
  aggregations?: Aggregation[],
  isOfStore = () => true,
): void {
  const shape = shapeOf(query, aggregations);
  if (!folder || !shape) return;
  const line = lineOf(sender, textOf(shape));
  if (known.has(line) || !isOfStore()) return;
  known.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}

const lineOf = (senders: string, text: string) => `${senders.padEnd(14)}  ${text}\n`;

/** @throws Error for a line that is no query */
export function readQueries(text: string): Queries {
  const queries: Queries = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, senders, query] = /^((?:functions|web)(?:, web)?) +(.+)$/.exec(line) ?? [];
    if (!senders || !query) throw new Error(`not a query and who sends it: ${line}`);
    const all = [...(queries.get(query) ?? []), ...(senders.split(', ') as Sender[])];
    queries.set(textOf(parseQuery(query)), new Set(all));
  }
  return queries;
}

/** The queries that the store sends, as `queries.txt` has them. */
export const readSnapshot = () => readQueries(readFileSync(snapshotFile, 'utf8'));

/** What a run of tests has sent, of all its processes. */
export const readRecording = (dir: string) =>
  readQueries(
    globSync('*.txt', { cwd: dir })
      .map((name) => readFileSync(join(dir, name), 'utf8'))
      .join(''),
  );

/** Adds what a run has sent to `queries.txt`. */
export function addToSnapshot(recorded: Queries): void {
  const queries = readSnapshot();
  for (const [text, senders] of recorded) {
    queries.set(text, new Set([...(queries.get(text) ?? []), ...senders]));
  }
  const sorted = [...queries].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([text, senders]) => lineOf([...senders].sort().join(', '), text));
  writeFileSync(snapshotFile, lines.join(''));
}

/** One line for each query, with its sender, that stands in the first and not in the second. */
export const beyond = (queries: Queries, others: Queries): string[] =>
  [...queries].flatMap(([text, senders]) =>
    [...senders]
      .filter((sender) => !others.get(text)?.has(sender))
      .map((sender) => lineOf(sender, text).trim()),
  );
