import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffSource } from './diff-source.ts';

const textOf = (tokens: readonly { text: string }[]) => tokens.map(({ text }) => text).join('');
const lined = (diff: ReturnType<typeof diffSource>) =>
  diff.rows.map(({ kind, before, after, tokens }) => [kind, before, after, textOf(tokens)]);

it('says line by line what changed, with what stands around it', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\n';
  const diff = diffSource(before, before.replace('e\n', 'E\n!\n'), '');
  expect(lined(diff)).toEqual([
    ['gap', null, null, ''],
    ['same', 2, 2, 'b'],
    ['same', 3, 3, 'c'],
    ['same', 4, 4, 'd'],
    ['removed', 5, null, 'e'],
    ['added', null, 5, 'E'],
    ['added', null, 6, '!'],
    ['same', 6, 7, 'f'],
    ['same', 7, 8, 'g'],
    ['same', 8, 9, 'h'],
  ]);
  expect([diff.added, diff.removed]).toEqual([2, 1]);
});

it('shows a file that is new, or gone, from its beginning to its end', () => {
  expect(lined(diffSource(null, 'a\nb\n', ''))).toEqual([
    ['added', null, 1, 'a'],
    ['added', null, 2, 'b'],
  ]);
  expect(lined(diffSource('a\r\n', null, ''))).toEqual([['removed', 1, null, 'a']]);
  expect(diffSource(null, null, '').rows).toEqual([]);
});

it('colors both sides as the whole files are', () => {
  const diff = diffSource('/*\nold\n*/\n', '/*\nnew\n*/\n', 'javascript');
  const kinds = diff.rows.filter(({ kind }) => kind !== 'same').map(({ tokens }) => tokens[0]?.kind);
  expect(kinds).toEqual(['comment', 'comment']);
});

it('shows nothing of line ends alone, and gives up on what has nothing in common', () => {
  expect(diffSource('a\nb\n', 'a\r\nb\r\n', '').rows).toEqual([]);
  const lines = (word: string) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}`).join('\n');
  const diff = diffSource(lines('a'), lines('b'), '');
  expect([diff.added, diff.removed]).toEqual([5_000, 5_000]);
});

it('names every line that is shown as it stands in its file', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 }).map((all) => all.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [old, now] = [before.split('\n'), after.split('\n')];
      for (const row of diffSource(before, after, '').rows) {
        if (row.before !== null) expect(textOf(row.tokens)).toBe(old[row.before - 1]);
        if (row.after !== null) expect(textOf(row.tokens)).toBe(now[row.after - 1]);
      }
    }),
  );
});
