/** Keeps two launchers from running the same store at once. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure.ts';

interface Lock {
  pid: number;
  url: string;
}

/** Takes the lock; a lock whose process is gone counts as free. @returns what gives it back */
export function takeLock(file: string, url: string): () => void {
  const holder = readLock(file);
  if (holder && isAlive(holder.pid)) {
    throw new Failure(
      `The store already runs at ${holder.url} (process ${holder.pid}); Ctrl-C there stops it.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Lock));
  return () => rmSync(file, { force: true });
}

function readLock(file: string): Lock | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lock;
  } catch {
    // Cut short by a kill.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
