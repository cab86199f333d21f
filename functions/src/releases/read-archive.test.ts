import { RefusalError } from '@tempera/domain/calls/reasons';
import { shownPath } from '@tempera/domain/catalogue/archive-problems';
import { openFileLimits } from '@tempera/domain/catalogue/open-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { craft, template } from '../../../tests/functions/support/archives.ts';
import { hostile } from '../../../tests/functions/support/hostile-archives.ts';
import { readArchive, readOpenFiles } from './read-archive.ts';

const refusal = async (file: Buffer) =>
  readArchive(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof RefusalError ? error.refusal : error),
  );

describe('readArchive', () => {
  it('lists the files of a template below its folder, and excerpts its script', async () => {
    expect(await readArchive(craft(template()))).toEqual({
      files: [
        { path: 'index.html', sizeBytes: 33 },
        { path: 'src/main.js', sizeBytes: 26 },
        { path: 'README.md', sizeBytes: 6 },
      ],
      excerpt: { path: 'src/main.js', language: 'javascript', text: 'export const answer = 42;' },
    });
  });

  it('takes a comment, and files without a folder of their own', async () => {
    const archive = craft(
      [
        { name: 'a.txt', data: 'a' },
        { name: 'b/c.txt', data: 'c' },
      ],
      'made by hand',
    );
    expect((await readArchive(archive)).files.map(({ path }) => path)).toEqual(['a.txt', 'b/c.txt']);
  });

  it.each(Object.entries(hostile))('refuses %s', async (_what, [make, problem]) => {
    expect(await refusal(make())).toMatchObject({ reason: 'archive-invalid', problem });
  });

  it.each([
    ['a path that leads out', 'neo/../../evil.sh'],
    ['a bomb', 'neo/bomb'],
    ['a bomb that denies it', 'neo/big.txt'],
    ['an encrypted file', 'neo/a'],
    ['names that differ in capitals', 'neo/INDEX.html'],
    ['a file that is a folder too', 'neo/src/main.js'],
    ['a wrong sum', 'neo/a'],
    ['an archive in the archive', 'neo/more.dat'],
    ['two names for one file', 'neo/good.md'],
    // What would hide in it, or turn it around, is shown as a mark.
    ['a name that turns around', 'neo/\uFFFDtxt.exe'],
  ])('names the file that is to blame for %s', async (what, path) => {
    expect(await refusal(hostile[what]?.[0]() ?? Buffer.alloc(0))).toMatchObject({ path });
  });

  it.each(['no archive', 'no files', 'too many files', 'two archives in one'])(
    'blames no file for %s',
    async (what) => {
      expect(await refusal(hostile[what]?.[0]() ?? Buffer.alloc(0))).not.toHaveProperty('path');
    },
  );

  it('reads the text of chosen parts, and of nothing else', async () => {
    const archive = craft([
      ...template(),
      { name: 'neo/src/deep/a.css', data: 'a {}\r\n' },
      { name: 'neo/src/logo.png', data: 'x' },
      { name: 'neo/src/odd.js', data: Buffer.from([0xff, 0xfe, 0x00]) },
      { name: 'neo/src/large.js', data: 'x'.repeat(openFileLimits.bytes + 1), method: 0 },
    ]);
    expect(await readOpenFiles(archive, ['src/', 'README.md', '../x'])).toEqual([
      { path: 'src/main.js', language: 'javascript', text: 'export const answer = 42;\n' },
      { path: 'README.md', language: '', text: '# Neo\n' },
      { path: 'src/deep/a.css', language: 'css', text: 'a {}\n' },
    ]);
    expect(await readOpenFiles(archive, ['neo/'])).toEqual([]);
  });

  it('opens so many files and bytes, and no more', async () => {
    const files = (count: number, size: number) =>
      Array.from({ length: count }, (_, n) => ({
        name: `neo/src/${n}.js`,
        data: 'x'.repeat(size),
        method: 0 as const,
      }));
    expect(await readOpenFiles(craft(files(80, 10)), ['src/'])).toHaveLength(openFileLimits.files);
    const large = await readOpenFiles(craft(files(30, 50_000)), ['src/']);
    expect(large).toHaveLength(openFileLimits.total / 50_000);
  });

  it('cuts a long name in the middle', () => {
    expect(shownPath(`${'a'.repeat(100)}${'b'.repeat(100)}.js`)).toMatch(/^a{60}…b{57}\.js$/);
  });

  it('answers whatever it gets', async () => {
    const archive = craft(template());
    const flips = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(flips, async (changes) => {
        const file = Buffer.from(archive);
        for (const [at, value] of changes) file[at] = value;
        const answer = await refusal(file);
        if (answer !== 'taken') expect(answer).toMatchObject({ reason: 'archive-invalid' });
      }),
      { numRuns: 500 },
    );
  });
});
