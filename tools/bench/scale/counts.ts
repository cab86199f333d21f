/** What something costs the store: the units that a bill is made of. */
export interface Counts {
  /** Documents, as they are billed. */
  reads: number;
  writes: number;
  deletes: number;
  /** Requests and events that functions were called for. */
  calls: number;
  /** Processor time of functions, in milliseconds. */
  cpuMs: number;
}

export const noCounts: Counts = { reads: 0, writes: 0, deletes: 0, calls: 0, cpuMs: 0 };

const units = Object.keys(noCounts) as (keyof Counts)[];

/** Each unit by a rule of its own, of two counts. */
const merge = (one: Counts, other: Counts, by: (a: number, b: number) => number): Counts =>
  Object.fromEntries(units.map((unit) => [unit, by(one[unit], other[unit])])) as unknown as Counts;

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, one) => merge(sum, one, (a, b) => a + b), noCounts);

/** The same so many times. */
export const timesOf = (counts: Counts, times: number): Counts => merge(counts, counts, (one) => one * times);

/** What came to `before` by the time of `after`, for each of `times`. */
export const eachOf = (after: Counts, before: Counts, times: number): Counts =>
  merge(after, before, (a, b) => (a - b) / times);

interface Write {
  update?: unknown;
  transform?: unknown;
  delete?: unknown;
}

/** What a commit is billed for; a document that is only looked at again is no write. */
export function writesOf(writes: readonly Write[]): Pick<Counts, 'writes' | 'deletes'> {
  const deletes = writes.filter((write) => write.delete).length;
  return { deletes, writes: writes.filter((write) => write.update ?? write.transform).length };
}

/** A thousand documents that are counted cost one read. */
const countedForOne = 1_000;

interface Result {
  found?: unknown;
  missing?: unknown;
  document?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
}

/** Documents in one message of an answer; a missing one was read as well. */
export function readsOfResult(result: unknown): number {
  const { found, missing, document, result: aggregation } = (result ?? {}) as Result;
  if (found || missing || document) return 1;
  const counted = Object.values(aggregation?.aggregateFields ?? {}).map(({ integerValue }) =>
    Number(integerValue ?? 0),
  );
  return Math.ceil(Math.max(0, ...counted) / countedForOne);
}

/** Documents in an answer over REST: one, a list, or what a query found; at least one read. */
export function readsOfAnswer(text: string): number {
  try {
    const answer = JSON.parse(text) as { documents?: unknown[] } | Result[];
    const documents = Array.isArray(answer) ? answer.filter((one) => one.document) : answer.documents;
    return Math.max(1, documents?.length ?? 0);
  } catch {
    return 1;
  }
}
