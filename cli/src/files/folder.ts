import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from '../core/failure.ts';

/** @throws Failure for a folder that has something in it, or a file in its place */
export async function assertFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch((cause) => {
    if (cause.code === 'ENOENT') return [];
    throw new Failure('local', `${folder} is in the way (${cause.code}).`);
  });
  if (names.length > 0)
    throw new Failure('local', `${folder} is not empty.`, {
      reason: 'folder-not-empty',
      hint: 'Name another folder.',
    });
}

/** A hidden neighbor of a folder, on the same disk. */
export const besides = (folder: string, what: string): string =>
  join(dirname(resolve(folder)), `.${basename(resolve(folder))}.${what}`);

/** Fills a folder beside its place and puts it there once it is whole; what a run that was stopped has left there goes. */
export async function fillFolder(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = besides(folder, 'unpacking');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    await fill(fresh);
    await rmdir(folder).catch(() => null);
    await rename(fresh, folder);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    throw cause;
  }
}

/** Works in a folder that is gone afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tempera-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const removeFile = (file: string): Promise<void> => rm(file, { force: true });

/** @throws Failure for a file that can't be read */
export const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause) => {
    throw new Failure('local', `${file} can’t be read (${cause.code}).`);
  });
