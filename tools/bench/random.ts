/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32): a bench must ask the same each time. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws RangeError when the list is empty */
export function pick<T>(list: readonly T[], random: () => number): T {
  if (list.length === 0) throw new RangeError('there is nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}
