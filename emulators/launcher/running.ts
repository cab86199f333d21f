/** The stacks that run from this checkout: one for each set of ports, and how other commands find them. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { stateDir } from './paths.ts';
import { isFree, type Ports } from './ports.ts';
import type { WebFolders } from './web-folder.ts';

/** What a command that uses a running stack must know of it. Its secrets are the checkout's (`ensureSecrets`). */
export interface RunningStack {
  ports: Ports;
  /** What programs that talk to the stack need in their environment. */
  env: Record<string, string>;
  logFile: string;
  /** Where hosting and `render` have the built web app from; undefined where Vite serves it, or nothing does. */
  app?: WebFolders | undefined;
  /** Rebuilds its functions by itself when their code changes. */
  watches?: boolean | undefined;
}

interface Lock {
  pid: number;
  url: string;
  /** From the moment when it can be used. */
  stack?: RunningStack;
}

export interface TakenLock {
  /** Whether the stack before was killed; what it started may take a moment to end. */
  wasKilled: boolean;
  /** Tells other commands that the stack can be used now. */
  announce(stack: RunningStack): void;
  giveBack(): void;
}

/**
 * Takes the ports of this offset for this process; a lock whose process is gone counts as free.
 * @throws {@link Failure} when a stack runs there
 */
export function takeLock(offset: number, url: string, dir = stateDir): TakenLock {
  const file = join(dir, offset === 0 ? 'running.json' : `running-${offset}.json`);
  const holder = readLock(file);
  if (holder && isAlive(holder.pid)) {
    throw new Failure(
      `The store already runs at ${holder.url} (process ${holder.pid}); Ctrl-C there stops it.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  const write = (lock: Lock) => writeFileSync(file, JSON.stringify(lock, null, 2), { mode: 0o600 });
  write({ pid: process.pid, url });
  return {
    wasKilled: holder !== undefined,
    announce: ({ ports, env, logFile, app, watches }) =>
      write({ pid: process.pid, url, stack: { ports, env, logFile, app, watches } }),
    giveBack: () => rmSync(file, { force: true }),
  };
}

/** A stack that runs now and is good for `use`, by its announcement; undefined when there is none. */
export async function findRunning(
  use: (stack: RunningStack) => boolean,
  dir = stateDir,
): Promise<(RunningStack & { url: string }) | undefined> {
  for (const file of globSync('running*.json', { cwd: dir }).sort()) {
    const lock = readLock(join(dir, file));
    if (!lock?.stack || !isAlive(lock.pid) || !use(lock.stack)) continue;
    // A number of a process that is gone may be another program's by now.
    if (!(await isFree(lock.stack.ports.hub))) return { ...lock.stack, url: lock.url };
  }
  return undefined;
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
