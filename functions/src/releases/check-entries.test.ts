import { expect, it } from 'vitest';
import { checkPath, findDuplicate } from './check-entries.ts';

it.each([
  'a.txt',
  'a/b/c.js',
  'a/',
  '.env',
  '__MACOSX/._a',
  'Ünïcode/日本.md',
  'console.js',
  'null.ts',
  'a b.txt',
])('takes %j', (path) => expect(checkPath(path)).toBeNull());

it.each([
  ['../a', 'bad-path'],
  ['a/../../b', 'bad-path'],
  ['./a', 'bad-path'],
  ['/etc/passwd', 'bad-path'],
  ['//host/share', 'bad-path'],
  ['C:/a', 'bad-path'],
  ['c:a', 'bad-path'],
  ['a\\b', 'bad-path'],
  ['..\\a', 'bad-path'],
  ['a//b', 'bad-path'],
  ['', 'bad-path'],
  ['/', 'bad-path'],
  ['CON', 'bad-name'],
  ['a/nul.txt', 'bad-name'],
  ['com1', 'bad-name'],
  ['Lpt9.log', 'bad-name'],
  ['a.', 'bad-name'],
  ['a ', 'bad-name'],
  [' a', 'bad-name'],
  ['a\u0000.txt', 'bad-name'],
  ['a\n.txt', 'bad-name'],
  ['gpj\u202etxt.exe', 'bad-name'],
  ['a\u200b.txt', 'bad-name'],
  ['file.txt:stream', 'bad-name'],
  ['a?.txt', 'bad-name'],
  ['x'.repeat(241), 'bad-name'],
  ['a/'.repeat(31), 'bad-name'],
  [`${'日'.repeat(86)}`, 'bad-name'],
])('refuses %j: %s', (path, fault) => {
  expect(checkPath(path)).toBe(fault);
});

it.each([
  [['a', 'a']],
  [['README.md', 'readme.MD']],
  [['é.txt', 'e\u0301.txt']],
  [['a', 'a/b']],
  [['a/b/c', 'a/b']],
  [['a/', 'a']],
])('%j stand in each other’s place', (paths) => {
  expect(paths).toContain(findDuplicate(paths));
});

it('lets folders hold files', () => {
  expect(findDuplicate(['a/', 'a/b', 'a/b.txt', 'ab'])).toBeUndefined();
});
