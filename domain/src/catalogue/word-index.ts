import SearchableMap from 'minisearch/SearchableMap';

/**
 * Texts by their words. What is taken in has a place, a number; places that became free are taken first, so that there are never more of
 * them than there were texts at once.
 */
export interface WordIndex {
  /** Of each word where it stands, as {@link entryOf} writes it, in ascending order. */
  words: SearchableMap<number[]>;
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

const entryOf = (place: number, field: number, count: number): number =>
  place * placeSpan + field * fieldSpan + Math.min(count, fieldSpan - 1);

export const placeIn = (entry: number): number => entry >>> 7;
export const fieldIn = (entry: number): number => (entry >>> 4) & 7;
export const countIn = (entry: number): number => entry & 15;

export const newWordIndex = (fields: number): WordIndex => ({
  words: new SearchableMap(),
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

function putEntry(list: number[], entry: number): void {
  if (entry > (list.at(-1) ?? -1)) list.push(entry);
  else list.splice(countBelow(list, entry), 0, entry);
}

/** Takes texts in, one for each field, and says at which place. */
export function addTexts(index: WordIndex, texts: readonly string[]): number {
  const place = index.free.pop() ?? index.size;
  for (const [field, text] of texts.entries()) {
    const counts = new Map<string, number>();
    for (const word of cut(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts)
      if (word)
        putEntry(
          index.words.fetch(word, () => []),
          entryOf(place, field, count),
        );
    const lengths = index.lengths[field];
    if (lengths) lengths[place] = counts.size;
    index.totals[field] = (index.totals[field] ?? 0) + counts.size;
  }
  index.size += 1;
  return place;
}

/** Takes out what stands at a place. @param texts what was taken in there */
export function removeTexts(index: WordIndex, place: number, texts: readonly string[]): void {
  for (const word of wordsOf(texts.join(' '))) {
    const list = index.words.get(word) ?? [];
    const from = countBelow(list, place * placeSpan);
    list.splice(from, countBelow(list, (place + 1) * placeSpan) - from);
    if (list.length === 0) index.words.delete(word);
  }
  for (const [field, lengths] of index.lengths.entries())
    index.totals[field] = (index.totals[field] ?? 0) - (lengths[place] ?? 0);
  index.size -= 1;
  index.free.push(place);
}
