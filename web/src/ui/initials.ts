const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first signs of the first and the last word of a name, whole emoji and accents included; at most two. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => parts.segment(word)[Symbol.iterator]().next().value?.segment ?? '');
  return firsts.length > 1 ? `${firsts[0]}${firsts.at(-1)}` : (firsts[0] ?? '');
}
