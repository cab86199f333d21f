import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type IndexFile, missingIndex } from './index-scan/needed-index.ts';
import { scanQueries } from './index-scan/scan-queries.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync(['functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: checkout }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);
const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(checkout + path, 'utf8')]));
const file = JSON.parse(readFileSync(`${checkout}firestore.indexes.json`, 'utf8')) as IndexFile;

/** Neither emulator asks for indexes, so without this a missing one shows in production first. */
describe('firestore.indexes.json', () => {
  const { queries, unreadable } = scanQueries(texts);

  it('can be held to every query of the code', () => {
    expect(unreadable).toEqual([]);
    expect(queries.length).toBeGreaterThan(3);
  });

  it('serves every query of the code', () => {
    expect(queries.flatMap((query) => missingIndex(file, query) ?? [])).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = [...file.indexes, ...file.fieldOverrides].map((entry) => JSON.stringify(entry));
    expect(new Set(said).size).toBe(said.length);
  });

  it('would notice that an index is gone', () => {
    const without = { ...file, indexes: [] };
    expect(queries.flatMap((query) => missingIndex(without, query) ?? [])).not.toEqual([]);
  });
});
