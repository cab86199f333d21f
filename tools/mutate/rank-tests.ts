/** Which tests to try first on a mutant: those whose names speak of it. */

/** The words of a name or of code: `isText(site.metaTitle, 80)` speaks of `istext`, `site`, `metatitle` and `80`. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]+|\d+/g) ?? [])];
}

export interface Ranking {
  /** Each test's rank for what a mutant speaks of: the rarer the words that both have, the higher; 0 for none. */
  rank(text: string): number[];
  /** How much of a text's words each test has: 1 for all of them. */
  share(text: string): number[];
}

export function createRanking(names: readonly string[]): Ranking {
  const byWord = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    for (const word of wordsOf(name)) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  }
  const add = (text: string, weight: (found: number, words: number) => number) => {
    const ranks = names.map(() => 0);
    const words = wordsOf(text);
    for (const word of words) {
      const found = byWord.get(word) ?? [];
      for (const index of found) ranks[index] = (ranks[index] ?? 0) + weight(found.length, words.length);
    }
    return ranks;
  };
  return {
    rank: (text) => add(text, (found) => 1 / found),
    share: (text) => add(text, (_found, words) => 1 / words),
  };
}

/** The same things in an order that soon shows something of each part: tests that stand together tend to try the same. */
export function spread<T>(things: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(Math.sqrt(things.length)));
  return Array.from({ length: step }, (_, first) =>
    things.filter((_thing, index) => index % step === first),
  ).flat();
}
