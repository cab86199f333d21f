import { expect, it } from 'vitest';
import { compareFiles, sizeOf, sizeText } from './compare-files.ts';

const file = (path: string, sum: number, sizeBytes = 10) => ({ path, sizeBytes, sum });

it('tells what was added, removed, changed and moved, and leaves out what stayed', () => {
  const before = [file('a', 1), file('b', 2), file('c', 3), file('old/d', 4), file('e', 5)];
  const after = [file('new/d', 4), file('f', 6), file('b', 9), file('e', 5), file('a', 1)];
  expect(compareFiles(before, after)).toEqual([
    { status: 'changed', path: 'b', sizeBytes: 10 },
    { status: 'removed', path: 'c', sizeBytes: 10 },
    { status: 'added', path: 'f', sizeBytes: 10 },
    { status: 'moved', path: 'new/d', from: 'old/d', sizeBytes: 10 },
  ]);
});

it('takes each file that is gone for one that was moved once, and no empty one', () => {
  const changes = compareFiles(
    [file('a', 1), file('x', 0, 0)],
    [file('b', 1), file('c', 1), file('y', 0, 0)],
  );
  expect(changes.map(({ status, path }) => [status, path])).toEqual([
    ['moved', 'b'],
    ['added', 'c'],
    ['removed', 'x'],
    ['added', 'y'],
  ]);
});

it('says how much that is', () => {
  const size = sizeOf(compareFiles([file('a', 1), file('b', 1)], [file('a', 2), file('b', 2), file('c', 3)]));
  expect(sizeText(size)).toBe('2 files changed, 1 added');
  expect(sizeText(sizeOf(compareFiles([file('a', 1)], [])))).toBe('1 file removed');
  expect(sizeText(sizeOf([]))).toBe('No file changed');
});
