import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { git, hasGit, tryGit } from './support/git.ts';
import { openGitServer } from './support/git-server.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** What a buyer's `git pull` makes of their edits and a release is what git makes of the same trees without a store. */

let server: Awaited<ReturnType<typeof openGitServer>>;
let folder = '';
beforeAll(async () => {
  server = await openGitServer(async (slug) => String((await readDocument(`products/${slug}`))?.version));
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-merge-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The files of a template by their paths, line by line. */
type Tree = Readonly<Record<string, { lines: readonly string[]; runs: boolean }>>;

const names = ['index.html', 'src/app.js', 'src/über.css', 'tools/build.sh', 'docs/a b.md'];
const line = fc.integer({ min: 0, max: 99 }).map((n) => `line ${n}`);
const tree: fc.Arbitrary<Tree> = fc
  .dictionary(
    fc.constantFrom(...names),
    fc.record({ lines: fc.array(line, { maxLength: 25 }), runs: fc.boolean() }),
    { minKeys: 1 },
  )
  .map((files) => ({ ...files, LICENSE: { lines: ['MIT'], runs: false } }));

/** One thing that somebody does to a tree: `which` file and `at` which line are taken modulo what there is. */
interface Step {
  does: 'change' | 'insert' | 'cut' | 'remove' | 'add' | 'move' | 'mode';
  which: number;
  at: number;
  text: string;
  name: string;
}
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('change', 'change', 'insert', 'cut', 'remove', 'add', 'move', 'mode'),
  which: fc.nat(20),
  at: fc.nat(30),
  text: line,
  name: fc.constantFrom(...names, 'new/one.txt', 'new/two.txt'),
});

function take(before: Tree, { does, which, at, text, name }: Step): Tree {
  const paths = Object.keys(before).filter((path) => path !== 'LICENSE');
  const path = paths[which % paths.length];
  const file = path === undefined ? undefined : before[path];
  if (does === 'add') return { ...before, [name]: { lines: [text], runs: false } };
  if (path === undefined || file === undefined) return before;
  const { [path]: _gone, ...others } = before;
  const place = at % (file.lines.length + 1);
  const cut = { change: 1, cut: 2, insert: 0 };
  const put = does === 'cut' ? [] : [text];
  switch (does) {
    case 'remove':
      return others;
    case 'move':
      return { ...others, [name]: file };
    case 'mode':
      return { ...before, [path]: { ...file, runs: !file.runs } };
    default:
      return { ...before, [path]: { ...file, lines: file.lines.toSpliced(place, cut[does], ...put) } };
  }
}

const steps = fc.array(step, { minLength: 1, maxLength: 5 });

/** A template, its next release, and what ten buyers have made of the first one. */
const history = fc.record({
  base: tree,
  next: steps,
  edits: fc.array(steps, { minLength: 10, maxLength: 10 }),
});

const textOf = (lines: readonly string[]) => lines.map((one) => `${one}\n`).join('');

const filesOf = (files: Tree) =>
  Object.entries(files).map(([path, { lines, runs }]) => ({
    name: `site/${path}`,
    data: textOf(lines),
    mode: runs ? 0o100755 : 0o100644,
  }));

/** Makes a working folder hold these files and nothing else, and commits them. */
async function commit(repository: string, files: Tree): Promise<void> {
  for (const name of await readdir(repository))
    if (name !== '.git') await rm(join(repository, name), { recursive: true });
  for (const [path, { lines, runs }] of Object.entries(files)) {
    const full = join(repository, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, textOf(lines));
    await chmod(full, runs ? 0o755 : 0o644);
  }
  await git(repository, 'add', '--all');
  await git(repository, 'commit', '--quiet', '--allow-empty', '--message', 'Files');
}

/** What a merge has left: how it ended, each entry of the index with its stage, and each file without the commits' names. */
async function outcomeOf(repository: string, code: number) {
  const index = await git(repository, 'ls-files', '--stage');
  const found = await readdir(repository, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const one of found) {
    const path = join(one.parentPath, one.name).slice(repository.length + 1);
    if (!one.isFile() || path.startsWith('.git/')) continue;
    const text = await readFile(join(repository, path), 'utf8');
    files[path.replace(/~.*/, '~')] = text.replaceAll(/^>>>>>>> .*$/gm, '>>>>>>> theirs');
  }
  return { code, index, files };
}

describe.skipIf(!hasGit)('git pull (skipped where there is no git)', () => {
  const histories = fc.sample(history, { seed: 19, numRuns: 100 });
  /** How often a merge was clean, and how often it asked the buyer. */
  const seen = { clean: 0, asked: 0 };

  it.each(histories.map((one, n) => [n, one] as const))(
    'of history %i gives what a merge of the same trees gives, ten times',
    async (_n, { base, next, edits }) => {
      const later = next.reduce(take, base);
      const slug = await putProduct({ version: '' });
      await release(slug, '1.0.0', filesOf(base));
      await git(folder, 'clone', '--quiet', server.url(slug), 'first');
      await release(slug, '1.1.0', filesOf(later));
      await git(folder, 'init', '--quiet', 'plain');
      const plain = join(folder, 'plain');
      await commit(plain, base);
      await git(plain, 'branch', 'mine');
      await commit(plain, later);
      const theirs = await git(plain, 'rev-parse', 'HEAD');
      for (const [n, edit] of edits.entries()) {
        const mine = edit.reduce(take, base);
        const bought = join(folder, `bought${n}`);
        await git(folder, 'clone', '--quiet', '--local', 'first', bought);
        await git(bought, 'remote', 'set-url', 'origin', server.url(slug));
        await commit(bought, mine);
        const pulled = await tryGit(bought, 'pull', '--quiet', '--no-rebase', '--no-edit', 'origin', 'main');
        await git(plain, 'checkout', '--quiet', '--force', '-B', `mine${n}`, 'mine');
        await git(plain, 'clean', '-dfxq');
        await commit(plain, mine);
        const merged = await tryGit(plain, 'merge', '--quiet', '--no-edit', theirs);
        expect(await outcomeOf(bought, pulled.code)).toEqual(await outcomeOf(plain, merged.code));
        seen[pulled.code === 0 ? 'clean' : 'asked'] += 1;
        await git(plain, 'reset', '--hard', '--quiet');
      }
    },
  );

  it('has met many of both kinds', () => {
    expect(seen.clean + seen.asked).toBe(1_000);
    expect(Math.min(seen.clean, seen.asked)).toBeGreaterThan(100);
  });
});
