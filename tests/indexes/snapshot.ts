import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseQuery, type QueryShape } from './query-shape.ts';

/** Who sends a query. */
export type Sender = 'functions' | 'web';

/** Queries by their texts. */
export type Queries = Map<string, { query: QueryShape; senders: Set<Sender> }>;

const file = fileURLToPath(new URL('queries.txt', import.meta.url));

/** The queries that the store sends, as `queries.txt` has them. @throws Error for a line that is none */
export function readSnapshot(): Queries {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [, senders, text] = /^((?:functions|web)(?:, web)?) +(.+)$/.exec(line) ?? [];
      if (!senders || !text) throw new Error(`${file}: not a query: ${line}`);
      return [text, { query: parseQuery(text), senders: new Set(senders.split(', ') as Sender[]) }];
    }),
  );
}
