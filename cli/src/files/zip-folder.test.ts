import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFolder } from './list-folder.ts';
import { unzip } from './unzip.ts';
import { zipFolder } from './zip-folder.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-zip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<string> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  return target;
}

const pathsIn = async (below: string) => (await listFolder(join(folder, below))).map(({ path }) => path);
const zip = async (below: string) =>
  zipFolder(join(folder, below), await listFolder(join(folder, below)), 'neo-1.0.0');

it('gives the same bytes for the same files, whatever their times and order', async () => {
  const names = ['b.js', 'a.js', 'é/x.js', '😀.txt', '＀.txt'];
  for (const name of names) await put(`one/${name}`, name);
  for (const name of names.toReversed()) await utimes(await put(`two/${name}`, name), 1_000, 1_000);
  expect(await zip('one')).toEqual(await zip('two'));
  await put('two/a.js', 'changed');
  expect(await zip('one')).not.toEqual(await zip('two'));
});

it('comes out of the archive as it went in', async () => {
  await chmod(await put('one/run.sh', '#!/bin/sh'), 0o755);
  await put('one/src/a.js', 'a');
  await writeFile(join(folder, 'a.zip'), await zip('one'));
  await mkdir(join(folder, 'out'));
  const unpacked = await unzip(join(folder, 'a.zip'), join(folder, 'out'));
  expect(unpacked.map(({ blob: _blob, ...file }) => file)).toEqual(await listFolder(join(folder, 'one')));
});

it('leaves out what no release has', async () => {
  for (const path of [
    'a.js',
    'node_modules/x/a.js',
    'deep/node_modules/a.js',
    '.DS_Store',
    '.tempera.json',
    '.env.example',
  ])
    await put(path, '');
  expect(await pathsIn('.')).toEqual(['.env.example', 'a.js']);
});

it.skipIf(!hasGit)(
  'takes what git would commit, in a repository (skipped where there is no git)',
  async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet');
    await put('.gitignore', '*.log\n.env\n');
    for (const path of ['new.js', 'gone.js', 'secret.log', '.env', 'dist/a.js']) await put(path, '');
    git('add', 'gone.js');
    await rm(join(folder, 'gone.js'));
    expect(await pathsIn('.')).toEqual(['.gitignore', 'dist/a.js', 'new.js']);
    expect(await pathsIn('dist')).toEqual(['a.js']);
  },
);

it('refuses a link, an empty folder and what is none', async () => {
  await mkdir(join(folder, 'empty'));
  await expect(pathsIn('empty')).rejects.toThrow('no files');
  await expect(pathsIn('nowhere')).rejects.toThrow('not a folder');
  await symlink('/etc/passwd', join(folder, 'link'));
  await expect(pathsIn('.')).rejects.toThrow('not a plain file');
});
