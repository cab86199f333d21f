import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeEntries } from './archive-path.ts';

const entry = (path: string, mode = 0o100644, sizeBytes = 1) => ({ path, mode, sizeBytes });

it('leaves the root folder out, keeps what may be run, and makes no file of a folder', () => {
  const entries = [
    entry('neo-1.0.0/', 0o40755),
    entry('neo-1.0.0/run.sh', 0o100755),
    entry('neo-1.0.0/src/a.js'),
  ];
  expect(placeEntries(entries)).toEqual([
    null,
    { path: 'run.sh', executable: true },
    { path: 'src/a.js', executable: false },
  ]);
});

it('keeps folders where there is more than one, and files beside them', () => {
  expect(placeEntries([entry('a/x'), entry('b/x')]).map((one) => one?.path)).toEqual(['a/x', 'b/x']);
  expect(placeEntries([entry('a/x'), entry('x')]).map((one) => one?.path)).toEqual(['a/x', 'x']);
});

it.each([
  ['a parent', [entry('neo/../../x')]],
  ['a parent in the root', [entry('../x')]],
  ['an absolute path', [entry('/etc/x')]],
  ['a drive', [entry('c:/x')]],
  ['a backslash', [entry('neo\\..\\x')]],
  ['the folder of git', [entry('neo/.git/hooks/post-checkout')]],
  ['the folder of git in capitals', [entry('neo/.GIT/config')]],
  ['the folder of git by its short name', [entry('neo/GIT~1/config')]],
  ['an empty name', [entry('neo//x')]],
  ['a control', [entry('neo/\u001b[2J')]],
  ['a name that Windows cuts', [entry('neo/.git.')]],
  ['a stream of Windows', [entry('neo/x:y')]],
  ['a link', [entry('neo/x', 0o120777)]],
  ['a device', [entry('neo/x', 0o20644)]],
  ['the same name twice', [entry('neo/x'), entry('neo/x')]],
  ['the same name in capitals', [entry('neo/x'), entry('neo/X')]],
  ['too much', [entry('neo/x', 0o100644, 2 ** 31)]],
  ['nothing', [entry('neo/', 0o40755)]],
])('refuses an archive with %s', (_what, entries) => {
  expect(() => placeEntries([entry('neo/fine'), ...entries].slice(_what === 'nothing' ? 1 : 0))).toThrow(
    'not unpacked',
  );
});

it('places whatever names there are below the folder, or none at all', () => {
  const name = fc.oneof(
    fc.constantFrom('..', '.', '', '.git', 'a', 'a\\b', 'C:', '/', '~', '…'),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );
  const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 4 }), (paths) => {
      let placed: ReturnType<typeof placeEntries>;
      try {
        placed = placeEntries(paths.map((one) => entry(one)));
      } catch {
        return;
      }
      for (const one of placed) {
        if (!one) continue;
        const target = posix.resolve('/home/me/folder', one.path);
        expect(target.startsWith('/home/me/folder/')).toBe(true);
        expect(target.toLowerCase()).not.toMatch(/\/\.git(\/|$)/);
      }
    }),
    { numRuns: 2_000 },
  );
});
