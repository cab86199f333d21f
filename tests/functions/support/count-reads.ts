import { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';

/** Documents and index entries as the database bills them: one for each document, or for each thousand that a count looks at. */
const billed = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length;
  if (answer instanceof QuerySnapshot) return Math.max(1, answer.size);
  const { count } = ((answer as { data?: () => unknown }).data?.() ?? {}) as { count?: unknown };
  return typeof count === 'number' ? Math.max(1, Math.ceil(count / 1_000)) : 1;
};

/** What a piece of work costs in reads, and what came of it. One at a time: it watches the SDK of this process. */
export async function countReads<T>(work: () => Promise<T>): Promise<{ reads: number; result: T }> {
  let reads = 0;
  // The SDK names the class of counts in its types alone.
  const counts = Object.getPrototypeOf(db().collection('any').count()) as { get: () => unknown };
  const watch = (owner: object, name: string) => {
    const spied = owner as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const real = spied[name] as (...args: unknown[]) => Promise<unknown>;
    return vi.spyOn(spied, name).mockImplementation(async function (this: unknown, ...args: unknown[]) {
      const answer = await real.apply(this, args);
      reads += billed(answer);
      return answer;
    });
  };
  const spies = [
    // One document is read as a list of one.
    watch(db(), 'getAll'),
    watch(Query.prototype, 'get'),
    watch(counts, 'get'),
    watch(Transaction.prototype, 'get'),
    watch(Transaction.prototype, 'getAll'),
  ];
  try {
    const result = await work();
    return { reads, result };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
