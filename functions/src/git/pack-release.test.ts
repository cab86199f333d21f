import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyFiles } from '../../../tests/functions/support/any-files.ts';
import { type Crafted, craft } from '../../../tests/functions/support/archives.ts';
import { git, hasGit } from '../../../tests/functions/support/git.ts';
import { listArchive } from '../releases/read-archive.ts';
import { buildCommit } from './objects.ts';
import { groupObjects, idsIn, type Pack } from './pack.ts';
import { packRelease } from './pack-release.ts';

const author = { name: 'Tempera', email: 'support@example.com' };
const facts = { parent: null, author, at: Date.UTC(2026, 0, 2, 3, 4, 5), message: 'Release 1.0.0\n\nNew.' };

/** A release with its packs, all in memory. */
async function pack(
  files: readonly Crafted[],
  more: { parent?: string; at?: number; message?: string } = {},
  has = new Set(),
) {
  const release = await packRelease(craft(files), { ...facts, ...more }, (id) => has.has(id));
  const packs: Pack[] = [];
  for await (const one of release.packs) packs.push(one);
  return { ...release, packs, ids: packs.flatMap(({ idx }) => idsIn(idx)) };
}

const small: Crafted[] = [
  { name: 'neo/', mode: 0o040755, method: 0 },
  { name: 'neo/a.txt', data: 'a' },
  { name: 'neo/run.sh', data: '#!/bin/sh\n', mode: 0o100755 },
];

describe('packRelease', () => {
  it('makes the same of the same', async () => {
    expect(await pack(small)).toEqual(await pack(small));
    expect((await pack(small, { at: facts.at + 1_000 })).commit).not.toBe((await pack(small)).commit);
  });

  it('leaves out what earlier releases have', async () => {
    const first = await pack(small);
    expect(first.ids).toHaveLength(4);
    const more = [...small, { name: 'neo/b.txt', data: 'b' }, { name: 'neo/again.txt', data: 'a' }];
    const second = await pack(more, { parent: first.commit }, new Set(first.ids));
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
    // A commit, the root, and b.txt.
    expect(second.ids).toHaveLength(3);
    const same = await pack(small, { parent: second.commit }, new Set([...first.ids, ...second.ids]));
    expect(same.ids).toEqual([same.commit]);
  });

  it('takes less room than the archives, over ten releases that change little', async () => {
    const text = (file: number, of: number) =>
      Array.from({ length: 200 }, (_, n) => `${(file * 7_919 + n * (104_729 + of)) % 9_973} px;\n`).join('');
    let [archives, packs, parent]: [number, number, string | undefined] = [0, 0, undefined];
    const known = new Set<string>();
    for (let release = 0; release < 10; release += 1) {
      const files = Array.from({ length: 40 }, (_, file) => ({
        name: `neo/styles/${file}.css`,
        data: text(file, file < 3 ? release : 0),
      }));
      const made = await pack(files, parent === undefined ? {} : { parent }, known);
      for (const id of made.ids) known.add(id);
      parent = made.commit;
      archives += craft(files).length;
      packs += made.packs.reduce(
        (sum, { pack: parts, idx }) => sum + Buffer.concat(parts).length + idx.length,
        0,
      );
    }
    // Together they are at most twice what archives alone take.
    expect(packs).toBeLessThan(archives / 2);
  });

  it('leaves out what is git’s own', async () => {
    const files = await listArchive(craft([...small, { name: 'neo/.GIT/config', data: '[core]' }]));
    expect(files.map(({ path }) => path)).toEqual(['a.txt', 'run.sh']);
  });
});

it('a commit says nothing that its header would take for more', () => {
  const said = {
    ...facts,
    author: { name: 'A\n<b>\u0000', email: 'x>\nparent 1' },
    tree: '0'.repeat(40),
    message: 'One\r\ntwo\0\n\n',
  };
  expect(buildCommit(said).content.toString()).toBe(
    `tree ${'0'.repeat(40)}\nauthor Ab <xparent 1> 1767323045 +0000\ncommitter Ab <xparent 1> 1767323045 +0000\n\nOne\ntwo\n`,
  );
});

describe('groupObjects', () => {
  const sized = (...sizes: number[]) =>
    groupObjects(
      sizes.map((packedBytes) => ({ id: '', type: 'blob', size: packedBytes, packedBytes, read: () => [] })),
      20,
    ).map((group) => group.map(({ packedBytes }) => packedBytes));

  it('fills packs, and gives a large file one of its own', () => {
    expect(sized(8, 8, 30, 1, 8, 11, 1)).toEqual([[8, 8], [30], [1, 8, 11], [1]]);
    expect(sized(20, 20)).toEqual([[20], [20]]);
    expect(sized()).toEqual([]);
  });
});

describe.skipIf(!hasGit)('what stock git (skipped where there is none) makes of it', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tempera-pack-'));
    await git(folder, 'init', '--quiet', '--initial-branch=main');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Puts packs where git has its own: it believes our index. */
  async function put(packs: readonly Pack[]) {
    for (const { sha, pack: parts, idx } of packs) {
      const path = join(folder, '.git', 'objects', 'pack', `pack-${sha}`);
      await writeFile(`${path}.pack`, Buffer.concat(parts));
      await writeFile(`${path}.idx`, idx);
      await git(folder, 'verify-pack', `${path}.idx`);
    }
  }

  const listed = async (commit: string) =>
    (await git(folder, 'ls-tree', '-r', '-z', commit))
      .split('\0')
      .filter(Boolean)
      .map((line) => /^(\d+) blob ([0-9a-f]{40})\t([\s\S]+)$/.exec(line)?.slice(1) ?? [line]);

  it('is a history without a fault', async () => {
    const first = await pack(small);
    const later = [...small.slice(0, 2), { name: 'neo/b/c.txt', data: '' }];
    const second = await pack(later, { parent: first.commit, message: 'Two' }, new Set(first.ids));
    await put([...first.packs, ...second.packs]);
    expect(await git(folder, 'fsck', '--strict', '--full', '--no-dangling', second.commit)).toBe('');
    expect(await git(folder, 'log', '--format=%an <%ae> %aI %s %b', second.commit)).toBe(
      'Tempera <support@example.com> 2026-01-02T03:04:05+00:00 Two \n' +
        'Tempera <support@example.com> 2026-01-02T03:04:05+00:00 Release 1.0.0 New.',
    );
    expect((await listed(first.commit)).map(([mode, , path]) => [mode, path])).toEqual([
      ['100644', 'a.txt'],
      ['100755', 'run.sh'],
    ]);
  });

  it('has each file to the last byte, whatever it is called', async () => {
    await fc.assert(
      fc.asyncProperty(anyFiles, async (files) => {
        const release = await pack(files);
        await put(release.packs);
        expect(await git(folder, 'fsck', '--strict', '--full', '--no-dangling', release.commit)).toBe('');
        const found = await listed(release.commit);
        const said = files.map((one) => [(one.mode & 0o100) === 0 ? '100644' : '100755', one.name.slice(5)]);
        expect(found.map(([mode, , at]) => [mode, at]).toSorted()).toEqual(said.toSorted());
        await Promise.all(files.map((one, n) => writeFile(join(folder, `${n}`), one.data)));
        const ids = await git(folder, 'hash-object', '--no-filters', ...files.map((_, n) => `${n}`));
        const idOf = new Map(found.map(([, id, at]) => [at, id]));
        expect(files.map((one) => idOf.get(one.name.slice(5)))).toEqual(ids.split('\n'));
      }),
      { numRuns: 25 },
    );
  });
});
