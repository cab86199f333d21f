import { compareText } from '../site/plain-text.ts';

/** How many other products a product names, how many people must have both, and how much of one person's library counts. */
export const alsoBoughtLimits = { named: 6, people: 2, library: 50 } as const;

/** Pairs of products that one person has bought, counted person by person. */
export function createPairs() {
  const pairs = new Map<string, Map<string, number>>();
  const of = (slug: string): string[] =>
    [...(pairs.get(slug) ?? [])]
      .filter(([, people]) => people >= alsoBoughtLimits.people)
      .sort(([a, more], [b, less]) => less - more || compareText(a, b))
      .slice(0, alsoBoughtLimits.named)
      .map(([other]) => other);
  return {
    /** @param slugs what one person has bought, each once */
    count(slugs: readonly string[]): void {
      const bought = slugs.slice(0, alsoBoughtLimits.library);
      for (const slug of bought) {
        const others = pairs.get(slug) ?? new Map<string, number>();
        pairs.set(slug, others);
        for (const other of bought) if (other !== slug) others.set(other, (others.get(other) ?? 0) + 1);
      }
    },
    /** What else the buyers of a product have bought, the most common first; nobody's library shows by itself. */
    of,
    /** Every product that something can be said of. */
    slugs: (): string[] => [...pairs.keys()].filter((slug) => of(slug).length > 0),
  };
}
