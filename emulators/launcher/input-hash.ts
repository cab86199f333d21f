/** Tells whether a folder was made from exactly these files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 over names and contents of files and, recursively, folders; those that do not exist count as absent. */
export function hashInputs(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
}

/** Next to the output, not in it: builds empty their folder. */
export const stampOf = (outDir: string): string => `${outDir}.stamp`;

export function isUpToDate(outDir: string, hash: string): boolean {
  const stamp = stampOf(outDir);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export function writeStamp(outDir: string, hash: string): void {
  writeFileSync(stampOf(outDir), hash);
}
