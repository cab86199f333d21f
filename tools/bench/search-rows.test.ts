import { describe, expect, it } from 'vitest';
import { misspell, misspelledQueries, randomOf, searchRows } from './search-rows.ts';

describe('searchRows', () => {
  it('makes as many rows as asked, with slugs of their own, the same each time', () => {
    const rows = searchRows(300);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(300);
    expect(searchRows(300)).toEqual(rows);
  });

  it('rarely repeats a title', () => {
    const titles = searchRows(5_000).map(({ title }) => title);
    expect(new Set(titles).size).toBeGreaterThan(4_800);
  });
});

describe('misspelledQueries', () => {
  it('asks for rows that exist, in other words than their titles', () => {
    const rows = searchRows(50);
    const queries = misspelledQueries(rows, 200);
    expect(queries).toHaveLength(200);
    for (const { text, slug } of queries) {
      const row = rows.find((candidate) => candidate.slug === slug);
      expect(row?.title.toLowerCase().startsWith(text)).toBe(false);
    }
  });
});

describe('misspell', () => {
  it('makes one slip, and keeps the first letter', () => {
    const random = randomOf(7);
    for (const word of ['lantern', 'ivory', 'reef', 'jade']) {
      for (let round = 0; round < 50; round++) {
        const slip = misspell(word, random);
        expect(slip.charAt(0)).toBe(word.charAt(0));
        expect(Math.abs(slip.length - word.length)).toBeLessThanOrEqual(1);
      }
    }
  });
});
