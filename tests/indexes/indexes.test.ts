import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type IndexFile, missingIndex, unusedIndexes } from './needed-index.ts';
import { parseQuery } from './query-shape.ts';
import { readSnapshot } from './snapshot.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = JSON.parse(readFileSync(`${root}firestore.indexes.json`, 'utf8')) as IndexFile;
const queries = [...readSnapshot().keys()].map(parseQuery);

/** Neither emulator asks for indexes, so without this a missing one shows in production first. */
describe('firestore.indexes.json', () => {
  it('serves every query', () => {
    expect(queries.length).toBeGreaterThan(100);
    expect(queries.flatMap((query) => missingIndex(file, query) ?? [])).toEqual([]);
  });

  it('has no index that no query needs', () => {
    expect(unusedIndexes(file, queries)).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = [...file.indexes, ...file.fieldOverrides].map((entry) => JSON.stringify(entry));
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(file.indexes.map((index) => [JSON.stringify(index), index] as const))(
    'would be told that %s is gone',
    (_text, index) => {
      const without = { ...file, indexes: file.indexes.filter((other) => other !== index) };
      const served = queries.filter((query) => missingIndex(file, query) === null);
      const [first] = served.flatMap((query) => missingIndex(without, query) ?? []);
      expect(first).toContain(`firestore.indexes.json lacks {"collectionGroup":"${index.collectionGroup}"`);
    },
  );

  it('would be told that an index is one too many', () => {
    const [index] = file.indexes;
    const odd = { ...index, collectionGroup: 'nowhere' } as IndexFile['indexes'][number];
    expect(unusedIndexes({ ...file, indexes: [...file.indexes, odd] }, queries)).toContain(
      JSON.stringify(odd),
    );
  });
});
