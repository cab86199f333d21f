import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { rankPlaces } from './rank-places.ts';
import { addTexts, newWordIndex, removeTexts } from './word-index.ts';

const words =
  'a the neon neo gate gates portfolio portfolios landing night market of to grow ga 12 123 observatory';
const word = fc.constantFrom(...words.split(' '));
const text = fc.array(word, { maxLength: 8 }).map((all) => all.join(' '));
const row = fc.record({ title: text, description: text });
const slip = fc.tuple(word, fc.nat(10), fc.constantFrom('', 'x')).map(([all, at, letter]) => {
  return all.slice(0, at) + letter + all.slice(at + 1);
});
const query = fc.array(fc.oneof(word, slip), { minLength: 1, maxLength: 3 }).map((all) => all.join('-'));
type Row = { title: string; description: string };
const textsOf = ({ title, description }: Row) => [title, description];

/** Equals stand as they were taken in. */
const ranking = (...boosts: number[]) => ({ boosts, standing: Array.from({ length: 50 }, (_, at) => at) });

/** The library that searched before, told to do the same. */
function oracle(rows: readonly Row[], text: string): Map<number, number> {
  const index = new MiniSearch<Row & { id: number }>({ fields: ['title', 'description'] });
  index.addAll(rows.map((one, id) => ({ ...one, id })));
  const found = index.search(text, {
    boost: { title: 4 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    tokenize: (all) => [...new Set(all.split('-'))],
  });
  return new Map(found.map(({ id, score }) => [id, score]));
}

it('finds what MiniSearch finds, in the order of its scores, also after rows have come and gone', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 30 }),
      fc.array(row, { maxLength: 10 }),
      query,
      (rows, gone, q) => {
        const index = newWordIndex(2);
        const passing = gone.map((one) => ({ one, place: addTexts(index, textsOf(one)) }));
        const half = rows.slice(0, 15).map((one) => addTexts(index, textsOf(one)));
        for (const { one, place } of passing) removeTexts(index, place, textsOf(one));
        const places = [...half, ...rows.slice(15).map((one) => addTexts(index, textsOf(one)))];
        const found = rankPlaces(index, ranking(4, 1), q).map((place) => places.indexOf(place));
        const scores = oracle(rows, q);
        expect(found.toSorted((a, b) => a - b)).toEqual([...scores.keys()].toSorted((a, b) => a - b));
        const inOrder = found.map((id) => scores.get(id) ?? 0);
        for (const [at, score] of inOrder.slice(1).entries())
          expect(score).toBeLessThanOrEqual((inOrder[at] ?? 0) * (1 + 1e-6));
      },
    ),
    { numRuns: 500 },
  );
});

it('forgives fewer slips of each word in a text of many', () => {
  const index = newWordIndex(1);
  addTexts(index, ['observatory one two three']);
  expect(rankPlaces(index, ranking(1), 'obsrvtry')).toEqual([]);
  expect(rankPlaces(index, ranking(1), 'obzervadori')).toEqual([0]);
  expect(rankPlaces(index, ranking(1), 'obzervadori one two three')).toEqual([]);
  expect(rankPlaces(index, ranking(1), 'obzervadory one two three')).toEqual([0]);
});

it('looks for swapped letters where a text finds nothing, and leaves what it finds as it is', () => {
  const index = newWordIndex(1);
  for (const words of ['grove of trees', 'grovelands', 'gravel trees']) addTexts(index, [words]);
  expect(rankPlaces(index, ranking(1), 'grvoe')).toEqual([0, 1]);
  expect(rankPlaces(index, ranking(1), 'grvoe rtees')).toEqual([0]);
  expect(rankPlaces(index, ranking(1), 'grvoe lake')).toEqual([]);
  expect(rankPlaces(index, ranking(1), 'fo')).toEqual([]);
  addTexts(index, ['grvie']);
  expect(rankPlaces(index, ranking(1), 'grvoe')).toEqual([3]);
});

it('counts a word a thousand times as one that is there often', () => {
  const index = newWordIndex(1);
  addTexts(index, ['neo gate']);
  addTexts(index, ['neo '.repeat(1_000)]);
  expect(rankPlaces(index, ranking(1), 'neo')).toEqual([1, 0]);
  expect(rankPlaces(index, ranking(1), 'gate')).toEqual([0]);
});
