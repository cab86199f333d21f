/** What programs hold in memory, with what they share counted once. Linux alone tells it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  pid: number;
  parent: number;
  /** The proportional set size in KiB: a page that n processes share counts one n-th in each. */
  kib: number;
}

export interface Memory {
  processes: number;
  kib: number;
}

/** The sum over all that a process has started, directly or not; itself is not counted. */
export function sumBelow(pid: number, all: readonly ProcessMemory[]): Memory {
  const children = all.filter(({ parent }) => parent === pid);
  return children.reduce(
    (sum, child) => {
      const below = sumBelow(child.pid, all);
      return { processes: sum.processes + 1 + below.processes, kib: sum.kib + child.kib + below.kib };
    },
    { processes: 0, kib: 0 },
  );
}

/** {@link sumBelow} of the processes as they are now; undefined where the system doesn't tell. */
export function memoryBelow(pid: number): Memory | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  return sumBelow(pid, readdirSync('/proc').flatMap(readProcess));
}

function readProcess(name: string): ProcessMemory[] {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
    const [, kib] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8')) ?? [];
    return [{ pid: Number(name), parent: Number(parent), kib: Number(kib) }];
  } catch {
    // No process, one of somebody else, or ended since.
    return [];
  }
}

/** `1.9 GB in 9 processes` */
export const describeMemory = ({ processes, kib }: Memory): string =>
  `${((kib * 1024) / 1e9).toFixed(1)} GB in ${processes} processes`;
