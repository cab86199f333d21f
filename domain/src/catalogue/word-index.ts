import SearchableMap from 'minisearch/SearchableMap';

/**
 * Texts by their words. What is taken in has a place, a number; places that became free are taken first, so that there are never more of
 * them than there were texts at once.
 */
export interface WordIndex {
  /** Of each word where it stands, as {@link entryOf} writes it, in ascending order. */
  words: SearchableMap<number[]>;
  /** The same lists, where a word that is there by now is found sooner than by its way through the tree. */
  known: Map<string, number[]>;
  /** For each field how many different words each place has in it. */
  lengths: number[][];
  /** For each field the sum of these. */
  totals: number[];
  /** Places that are taken. */
  size: number;
  free: number[];
}

/** Fields at most, and how often a word counts in one of them at most: a place, a field and a count are one small integer. */
const fieldSpan = 16;
const placeSpan = 8 * fieldSpan;

/** Of a word that stands once in a field of a place. */
const entryOf = (place: number, field: number): number => place * placeSpan + field * fieldSpan + 1;

export const placeIn = (entry: number): number => entry >>> 7;
export const fieldIn = (entry: number): number => (entry >>> 4) & 7;
export const countIn = (entry: number): number => entry & 15;

export const newWordIndex = (fields: number): WordIndex => ({
  words: new SearchableMap(),
  known: new Map(),
  lengths: Array.from({ length: fields }, () => []),
  totals: Array.from({ length: fields }, () => 0),
  size: 0,
  free: [],
});

/** Texts are cut at spaces and punctuation. */
const cut = (text: string): string[] => text.toLowerCase().split(/[\n\r\p{Z}\p{P}]+/u);

export const wordsOf = (text: string): string[] => [...new Set(cut(text))].filter((word) => word !== '');

/** How many entries of an ascending list are below a bound. */
function countBelow(list: readonly number[], bound: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function listOf({ words, known }: WordIndex, word: string): number[] {
  const list = known.get(word);
  if (list) return list;
  const made: number[] = [];
  known.set(word, made);
  words.set(word, made);
  return made;
}

/** Counts a word once more in a field of a place. @returns whether it is the first time */
function countWord(list: number[], place: number, field: number): boolean {
  const first = entryOf(place, field);
  // Nearly always the last place of all, which costs no search.
  const at = (list.at(-1) ?? -1) < first ? list.length : countBelow(list, first);
  const entry = list[at] ?? Number.POSITIVE_INFINITY;
  if (entry >= first + fieldSpan - 1) list.splice(at, 0, first);
  else if (countIn(entry) < fieldSpan - 1) list[at] = entry + 1;
  return entry >= first + fieldSpan - 1;
}

/** Takes texts in, one for each field, and says at which place. */
export function addTexts(index: WordIndex, texts: readonly string[]): number {
  const place = index.free.pop() ?? index.size;
  for (const [field, text] of texts.entries()) {
    const words = cut(text);
    // What stands before a mark at the beginning, or after one at the end, is a word for the formula though nobody looks for it.
    let different = words.includes('') ? 1 : 0;
    for (const word of words) if (word && countWord(listOf(index, word), place, field)) different += 1;
    const lengths = index.lengths[field];
    if (lengths) lengths[place] = different;
    index.totals[field] = (index.totals[field] ?? 0) + different;
  }
  index.size += 1;
  return place;
}

/** Takes out what stands at a place. @param texts what was taken in there */
export function removeTexts(index: WordIndex, place: number, texts: readonly string[]): void {
  for (const word of wordsOf(texts.join(' '))) {
    const list = index.known.get(word) ?? [];
    const from = countBelow(list, place * placeSpan);
    list.splice(from, countBelow(list, (place + 1) * placeSpan) - from);
    if (list.length > 0) continue;
    index.known.delete(word);
    index.words.delete(word);
  }
  for (const [field, lengths] of index.lengths.entries())
    index.totals[field] = (index.totals[field] ?? 0) - (lengths[place] ?? 0);
  index.size -= 1;
  index.free.push(place);
}
