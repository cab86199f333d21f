import { countIn, fieldIn, placeIn, type WordIndex, wordsOf } from './word-index.ts';

/** Words of a text that are looked for, each once: each takes its time, and a text of two hundred letters could have a hundred. */
const mostWords = 8;

/** Letters that may be wrong in a word: each one more takes ten times as long. In a text of many words, fewer. */
const slipsIn = (word: string, words: number): number =>
  word.length > 3 ? Math.min(words > 3 ? 2 : 3, Math.round(word.length / 4)) : 0;

/** Where a word stands that is meant, and how far it counts. */
interface Meant {
  list: readonly number[];
  weight: number;
}

/** A word itself, words that begin with it, and words that are nearly it; each once. The weights are MiniSearch's. */
function meantBy({ words }: WordIndex, word: string, slips: number): Meant[] {
  const meant: Meant[] = [];
  const near = slips > 0 ? words.fuzzyGet(word, slips) : new Map<string, [number[], number]>();
  const itself = words.get(word);
  if (itself) meant.push({ list: itself, weight: 1 });
  near.delete(word);
  if (word.length > 1)
    for (const [longer, list] of words.atPrefix(word)) {
      if (longer === word) continue;
      near.delete(longer);
      const more = longer.length - word.length;
      meant.push({ list, weight: (0.375 * longer.length) / (longer.length + 0.3 * more) });
    }
  for (const [other, [list, distance]] of near)
    meant.push({ list, weight: (0.45 * other.length) / (other.length + distance) });
  return meant;
}

/** What is meant where two neighbors in a short word are swapped: that is two slips, of which one is forgiven there. In longer words both are. */
function meantBySwaps(index: WordIndex, word: string, slips: number): Meant[] {
  if (slips !== 1) return [];
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [one, other] = [word.charAt(at), word.charAt(at + 1)];
    return one === other ? [] : meantBy(index, word.slice(0, at) + other + one + word.slice(at + 2), 0);
  }).flat();
}

const entriesIn = (meant: readonly Meant[]): number => meant.reduce((sum, { list }) => sum + list.length, 0);

/** What the places of a query have so far. */
interface Tally {
  scores: Float64Array;
  /** How many of the words that were looked for a place has. */
  words: Uint8Array;
  /** The places that have the first word. */
  places: number[];
}

/** Adds what a word counts (BM25+) at the places that have all words before it. @param done how many these are */
function addWord(index: WordIndex, boosts: readonly number[], meant: Meant[], done: number, tally: Tally) {
  const { scores, words, places } = tally;
  const mean = index.totals.map((total) => total / index.size);
  for (const { list, weight } of meant) {
    const having = boosts.map(() => 0);
    for (const entry of list) having[fieldIn(entry)] = (having[fieldIn(entry)] ?? 0) + 1;
    const worth = having.map(
      (rows, field) => weight * (boosts[field] ?? 1) * Math.log(1 + (index.size - rows + 0.5) / (rows + 0.5)),
    );
    for (const entry of list) {
      const place = placeIn(entry);
      const has = words[place] ?? 0;
      if (has < done) continue;
      if (has === done) {
        words[place] = done + 1;
        if (done === 0) places.push(place);
      }
      const field = fieldIn(entry);
      const count = countIn(entry);
      const length = (index.lengths[field]?.[place] ?? 0) / (mean[field] ?? 1);
      const often = (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length));
      scores[place] = (scores[place] ?? 0) + (worth[field] ?? 0) * (0.5 + often);
    }
  }
}

/** What a search goes by besides words. */
export interface Ranking {
  /** What each field counts. */
  boosts: readonly number[];
  /** For each place where its row stands among all rows, which decides between equals. */
  standing: readonly number[];
}

/** More rows than there can be, and how finely scores are told apart: together no more than a number holds exactly. */
const rows = 2 ** 24;
const levels = 2 ** 28;

/** Score and standing are one number, as numbers alone sort ten times as fast. */
function byScore({ scores, words, places }: Tally, wanted: number, standing: readonly number[]): number[] {
  const left = places.filter((place) => words[place] === wanted);
  let best = 0;
  for (const place of left) best = Math.max(best, scores[place] ?? 0);
  const keys = new Float64Array(left.length);
  left.forEach((place, at) => {
    const level = Math.floor(((scores[place] ?? 0) / best) * (levels - 1));
    keys[at] = (levels - 1 - level) * rows + (standing[place] ?? 0);
  });
  keys.sort();
  return left.map((_, at) => (keys[at] ?? 0) % rows);
}

/** Where the rows stand that have all words that are meant, best first. */
function rank(index: WordIndex, { boosts, standing }: Ranking, meant: readonly Meant[][]): number[] {
  const size = index.size + index.free.length;
  const tally: Tally = { scores: new Float64Array(size), words: new Uint8Array(size), places: [] };
  const rarestFirst = meant.toSorted((a, b) => entriesIn(a) - entriesIn(b));
  for (const [done, word] of rarestFirst.entries()) addWord(index, boosts, word, done, tally);
  return byScore(tally, meant.length, standing);
}

/** The words of a text; signs and emoji between them count only where there is nothing else. */
function searched(text: string): string[] {
  const all = wordsOf(text);
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 0 ? words : all;
}

/**
 * Where the rows stand that have every word of a text, best first. Words are looked for from the rarest on, so that a word which most
 * rows have costs no more than passing its places. Only a text that finds nothing is looked for with letters swapped.
 */
export function rankPlaces(index: WordIndex, ranking: Ranking, text: string): number[] {
  const words = searched(text).slice(0, mostWords);
  const slipsOf = (word: string) => slipsIn(word, words.length);
  const meant = words.map((word) => meantBy(index, word, slipsOf(word)));
  const found = rank(index, ranking, meant);
  if (found.length > 0) return found;
  const swapped = words.map((word) => meantBySwaps(index, word, slipsOf(word)));
  if (swapped.every(({ length }) => length === 0)) return [];
  return rank(
    index,
    ranking,
    meant.map((word, at) => [...word, ...(swapped[at] ?? [])]),
  );
}
