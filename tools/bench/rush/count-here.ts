import { db } from '../../../functions/src/platform/admin.ts';
import { countSdk, type SdkDoors } from '../scale/count-sdk.ts';
import { type Counts, noCounts } from '../scale/counts.ts';

/** What the functions' code costs that runs in this process. */
export interface Counted<T> extends Pick<Counts, 'reads' | 'writes' | 'deletes'> {
  ms: number;
  result: T;
}

const sums: Counts = { ...noCounts };
let isCounting = false;

/** Counts documents and time of a piece of work; of two at once each counts both. */
export async function countHere<T>(work: () => Promise<T>): Promise<Counted<T>> {
  if (!isCounting) countSdk(db() as unknown as SdkDoors, sums);
  isCounting = true;
  const before = { ...sums };
  const began = performance.now();
  const result = await work();
  const ms = performance.now() - began;
  const { reads, writes, deletes } = sums;
  return {
    reads: reads - before.reads,
    writes: writes - before.writes,
    deletes: deletes - before.deletes,
    ms,
    result,
  };
}
