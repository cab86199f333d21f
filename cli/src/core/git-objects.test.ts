import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTrees } from '../../../functions/src/git/objects.ts';
import { blobId, treeId } from './git-objects.ts';

it('names content as git does', () => {
  // git hash-object of an empty file, and of one with a line.
  expect(blobId(Buffer.alloc(0))).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  expect(blobId(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});

it('names a list of files as the store does, whatever their order', () => {
  const name = fc.string({
    minLength: 1,
    maxLength: 3,
    unit: fc.constantFrom('a', 'b', '.', '-', '😀', '＀', 'é'),
  });
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
  const file = fc.record({ path, executable: fc.boolean(), blob: fc.constant(blobId(Buffer.from('x'))) });
  const noFolderOfAnother = (paths: readonly string[]) =>
    paths.every((one) => paths.every((other) => !other.startsWith(`${one}/`)));
  const files = fc
    .uniqueArray(file, { selector: (one) => one.path, minLength: 1, maxLength: 12 })
    .filter((list) => noFolderOfAnother(list.map((one) => one.path)));
  fc.assert(
    fc.property(files, (list) => {
      const stored = buildTrees(list.map(({ blob: id, ...rest }) => ({ ...rest, id }))).at(-1)?.id;
      expect(treeId(list)).toBe(stored);
      expect(treeId(list.toReversed())).toBe(stored);
    }),
  );
});
