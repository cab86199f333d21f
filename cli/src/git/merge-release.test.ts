import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareReleases } from './compare-releases.ts';
import { compareWork } from './compare-work.ts';
import { mergeRelease } from './merge-release.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;
const who = ['-c', 'user.name=Buyer', '-c', 'user.email=buyer@example.com'];
const lines = (first: string, last = 'end') => [first, '', '', '', '', last, ''].join('\n');

describe.skipIf(!hasGit)('a clone (skipped where there is no git)', () => {
  let folder = '';
  let mine = '';
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd, stdio: 'pipe' })
      .toString()
      .trim();
  const upstream = () => join(folder, 'upstream');

  async function release(version: string, text: string) {
    await writeFile(join(upstream(), 'a.txt'), text);
    git(upstream(), 'add', '.');
    git(upstream(), 'commit', '--quiet', '--message', version);
    git(upstream(), 'tag', `v${version}`);
  }

  async function change(text: string, commit = true) {
    await writeFile(join(mine, 'a.txt'), text);
    if (commit) git(mine, 'commit', '--quiet', '--all', '--message', 'Mine');
  }

  const session = { store: 'https://store.example.com', token: 'x' };
  const merge = (autostash = false) =>
    mergeRelease({ root: mine, remote: 'origin', store: session.store, slug: 'neo' }, session, autostash);
  const text = () => readFile(join(mine, 'a.txt'), 'utf8');

  beforeEach(async () => {
    // Settings that a person may have, and that change what git does when nobody says otherwise.
    folder = await mkdtemp(join(tmpdir(), 'tempera-merge-'));
    const settings = join(folder, 'gitconfig');
    await writeFile(settings, '[merge]\n\tff = only\n[column]\n\tui = always\n[color]\n\tui = always\n');
    vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    git(folder, 'init', '--quiet', '--initial-branch=main', 'upstream');
    await release('1.0.0', lines('one'));
    git(folder, 'clone', '--quiet', 'upstream', 'mine');
    mine = join(folder, 'mine');
    for (const part of ['name', 'email']) git(mine, 'config', `user.${part}`, 'buyer@example.com');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('is current until there is a release, and takes it as it is where nothing was changed', async () => {
    expect(await merge()).toEqual({ status: 'current', from: '1.0.0', to: '1.0.0', conflicts: [] });
    await release('1.1.0', lines('two'));
    expect(await merge()).toEqual({ status: 'merged', from: '1.0.0', to: '1.1.0', conflicts: [] });
    expect(await text()).toBe(lines('two'));
    expect((await merge()).status).toBe('current');
  });

  it('keeps what was changed elsewhere, and takes the newest of several releases', async () => {
    await change(lines('one', 'mine'));
    await release('1.1.0', lines('two'));
    await release('1.2.0', lines('three'));
    expect(await merge()).toMatchObject({ status: 'merged', from: '1.0.0', to: '1.2.0' });
    expect(await text()).toBe(lines('three', 'mine'));
    expect(git(mine, 'log', '-1', '--format=%s')).toBe('Merge neo 1.2.0');
  });

  it('tells of conflicts, and touches nothing more until they are gone', async () => {
    await change(lines('mine'));
    await release('1.1.0', lines('two'));
    expect(await merge()).toMatchObject({ status: 'conflicts', conflicts: ['a.txt'] });
    await expect(merge()).rejects.toMatchObject({ reason: 'merge-open' });
    git(mine, 'merge', '--abort');
    expect(await text()).toBe(lines('mine'));
  });

  it('touches no work that is not committed, unless it may put it aside', async () => {
    await release('1.1.0', lines('two'));
    await change(lines('one', 'mine'), false);
    await expect(merge()).rejects.toMatchObject({
      reason: 'uncommitted-changes',
      message: expect.stringContaining('a.txt'),
    });
    expect(await text()).toBe(lines('one', 'mine'));
    expect(git(mine, 'tag')).toBe('v1.0.0');
    expect(await merge(true)).toMatchObject({ status: 'merged', to: '1.1.0' });
    expect(await text()).toBe(lines('two', 'mine'));
    expect(git(mine, 'status', '--porcelain')).toBe('M a.txt');
  });

  it('leaves a tag of its person’s own alone', async () => {
    git(mine, 'tag', 'v1.1.0');
    await release('1.1.0', lines('two'));
    expect((await merge()).status).toBe('merged');
    expect(await text()).toBe(lines('two'));
  });

  it('tells what was changed since a release, and from one to the next', async () => {
    await writeFile(join(upstream(), 'b.txt'), 'b\n');
    await release('1.1.0', lines('two'));
    expect(await compareReleases(upstream(), ['1.0.0', '1.1.0'])).toEqual([
      { path: 'a.txt', added: 1, removed: 1 },
      { path: 'b.txt', added: 1, removed: 0 },
    ]);
    await expect(compareReleases(upstream(), ['1.0.0', '9.0.0'])).rejects.toMatchObject({
      reason: 'version-not-found',
      hint: 'There are 1.1.0, 1.0.0.',
    });
    await merge();
    const clone = { root: mine, remote: 'origin', store: session.store, slug: 'neo' };
    expect(await compareWork(clone, '1.1.0')).toEqual({ changed: [], missing: [] });
    await change('other');
    await rm(join(mine, 'b.txt'));
    expect(await compareWork(clone, '1.1.0')).toEqual({ changed: ['a.txt'], missing: ['b.txt'] });
  });
});
