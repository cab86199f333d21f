/**
 * Keeps a store's data through kills: an export is written next to the current one and takes its place by renames only
 * when it is complete. `data` is current, `data.next` being written, `data.former` about to go, `data.open` there while a store uses it.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written into an export when the emulators have finished it. */
const completeMark = 'tempera-complete';

const nextOf = (dir: string): string => `${dir}.next`;
const formerOf = (dir: string): string => `${dir}.former`;
const isComplete = (dir: string): boolean => existsSync(join(dir, completeMark));

/** When the export at `dir` was complete. */
export const savedAt = (dir: string): Date => statSync(join(dir, completeMark)).mtime;

/** The newest complete export, put at `dir`; undefined when there is none. */
export function recoverData(dir: string): string | undefined {
  if (!isComplete(dir)) {
    // Killed between the two renames: the new export is whole, else the former one is.
    const source = [nextOf(dir), formerOf(dir)].find(isComplete);
    if (!source) return undefined;
    remove(dir);
    renameSync(source, dir);
  }
  remove(nextOf(dir));
  remove(formerOf(dir));
  return dir;
}

/** @param write exports into a folder that does not exist yet, and throws when it can't */
export async function saveData(dir: string, write: (target: string) => Promise<void>): Promise<void> {
  const next = nextOf(dir);
  mkdirSync(dirname(dir), { recursive: true });
  remove(next);
  await write(next);
  writeFileSync(join(next, completeMark), '');
  remove(formerOf(dir));
  if (existsSync(dir)) renameSync(dir, formerOf(dir));
  renameSync(next, dir);
  remove(formerOf(dir));
}

const openOf = (dir: string): string => `${dir}.open`;

/**
 * Marks the data at `dir` as in use until {@link closeData}. @returns whether they still were: the store before was killed, and
 * what it acknowledged after its last save is lost
 */
export function openData(dir: string): boolean {
  const wasKilled = existsSync(openOf(dir));
  mkdirSync(dirname(dir), { recursive: true });
  writeFileSync(openOf(dir), '');
  return wasKilled;
}

/** All that was acknowledged is saved. */
export const closeData = (dir: string): void => remove(openOf(dir));

/** `--fresh`: nothing is left to start from. */
export function forgetData(dir: string): void {
  for (const each of [dir, nextOf(dir), formerOf(dir), openOf(dir)]) remove(each);
}

const remove = (dir: string): void => rmSync(dir, { recursive: true, force: true });
