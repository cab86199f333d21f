/** So long is a term at most, in characters, and so many a document has. */
export const termLimits = { length: 32, count: 400 } as const;

/** How much of the end of a number somebody reads out, in characters. */
const shortestEnding = 4;

/** Letters that are no letter with an accent, as people type them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

/** A text as it is compared: small letters without accents. */
const fold = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðłıς]/g, (letter) => plainLetters[letter] ?? letter);

const isOfWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

/** What stands between spaces, without what surrounds it: `ada@example.com` of `<ada@example.com>,`. */
function chunksOf(text: string): string[][] {
  return fold(text)
    .split(/[\s\p{C}]+/u)
    .map((chunk) => [...chunk.replace(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')])
    .filter((chunk) => chunk.length > 0);
}

/** Every beginning of the chunk, and of what follows an @, a dot or the like in it. */
function* beginningsOf(chunk: readonly string[]): Generator<string> {
  for (let start = 0; start < chunk.length; start++) {
    if (!isOfWord(chunk[start]) || isOfWord(chunk[start - 1])) continue;
    let term = '';
    for (const character of chunk.slice(start, start + termLimits.length)) {
      term += character;
      if (isOfWord(character)) yield term;
    }
  }
}

/** The ends of an id's last part, which is what people read out. */
function* endingsOf(id: string): Generator<string> {
  const last =
    fold(id)
      .split(/[^a-z0-9]+/)
      .at(-1) ?? '';
  for (let length = shortestEnding; length <= Math.min(last.length, termLimits.length); length++) {
    yield last.slice(-length);
  }
}

/**
 * What a document is found by: each beginning of each word, of each part of an address, and the ends of its id. The texts
 * come by weight, as no document has more than {@link termLimits} allow.
 * @param id is looked for by its end too; left out where nobody sees it
 */
export function searchTerms(texts: readonly unknown[], id = ''): string[] {
  const terms = new Set<string>();
  const add = (found: Iterable<string>) => {
    for (const term of found) if (terms.size < termLimits.count) terms.add(term);
  };
  for (const chunk of chunksOf(id)) add(beginningsOf(chunk));
  add(endingsOf(id));
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    for (const chunk of chunksOf(text)) add(beginningsOf(chunk));
  }
  return [...terms];
}

/** A search as terms: the longest first, as it finds the fewest. */
export function searchWords(text: string): string[] {
  const words = chunksOf(text).map((chunk) => trimEnd(chunk.slice(0, termLimits.length)).join(''));
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

/** No term ends with a sign, and where a long word is cut there may be one. */
const trimEnd = (characters: string[]) => characters.slice(0, characters.findLastIndex(isOfWord) + 1);

/** Whether a document has every word of a search. */
export function isFound(document: object, words: readonly string[]): boolean {
  const terms: unknown = 'terms' in document ? document.terms : [];
  return Array.isArray(terms) && words.every((word) => terms.includes(word));
}
