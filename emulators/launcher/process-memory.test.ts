import { expect, it } from 'vitest';
import { describeMemory, sumBelow } from './process-memory.ts';

it('sums what a process has started, directly or not, and nothing else', () => {
  const all = [
    { pid: 1, parent: 0, kib: 1_000_000 },
    { pid: 2, parent: 1, kib: 500_000 },
    { pid: 3, parent: 2, kib: 400_000 },
    { pid: 4, parent: 3, kib: 30_000 },
    { pid: 5, parent: 2, kib: 2_000 },
    { pid: 6, parent: 1, kib: 700_000 },
  ];
  expect(sumBelow(2, all)).toEqual({ processes: 3, kib: 432_000 });
  expect(sumBelow(4, all)).toEqual({ processes: 0, kib: 0 });
});

it('says it in gigabytes', () => {
  expect(describeMemory({ processes: 9, kib: 1_900_000 })).toBe('1.9 GB in 9 processes');
});
