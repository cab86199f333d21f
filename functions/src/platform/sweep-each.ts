import { logs } from './logs.ts';

/**
 * Works on one item after the other. One that fails is logged and must not keep the others waiting.
 * @param counted names that `work` may count an item under; null counts it nowhere
 * @returns how many items each name has; `left` includes those that failed
 */
export async function sweepEach<T, Name extends string>(
  operation: string,
  counted: readonly Name[],
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<Name | 'left' | null>,
): Promise<Record<Name | 'left', number>> {
  const names = [...counted, 'left' as const];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name | 'left', number>;
  for await (const item of items) {
    try {
      const name = await work(item);
      if (name !== null) counts[name] += 1;
    } catch (cause) {
      counts.left += 1;
      logs.unexpected(operation, cause);
    }
  }
  return counts;
}
