import { isDeepStrictEqual } from 'node:util';

/** Rounds after which a value that keeps moving is left to the triggers of whoever moves it. */
const rounds = 10;

/**
 * Writes a value computed from other documents, and computes it again until it stood still. Without a lock: whoever
 * writes last has looked after writing, so a stale value can't be the one that stays.
 */
export async function settleValue<T>(
  compute: () => Promise<T>,
  write: (value: T) => Promise<void>,
): Promise<T> {
  let value = await compute();
  for (let round = 0; round < rounds; round++) {
    await write(value);
    const now = await compute();
    if (isDeepStrictEqual(now, value)) break;
    value = now;
  }
  return value;
}
