import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { root, stateDir } from '../../emulators/launcher/paths.ts';

export interface Running {
  process: ChildProcess;
  /** What it has printed. */
  printed: () => string;
  ended: Promise<unknown>;
}

/**
 * A store of the file's own, on ports of its own, as somebody runs it on their machine. It is stopped after each test, and leaves
 * nothing behind.
 */
export function useOwnStore(offset: number) {
  let running: Running | undefined;
  afterEach(() => stop('SIGTERM'));
  afterAll(() => {
    for (const file of globSync(`*-${offset}{,.*}`, { cwd: stateDir })) {
      rmSync(join(stateDir, file), { recursive: true });
    }
  });

  /** Starts it as a person does, and points the helpers of the functions' tests at it. */
  async function start(...flags: string[]): Promise<Running> {
    const child = spawn(
      process.execPath,
      [join(root, 'emulators/bootstrap.mjs'), 'start', `--offset=${offset}`, ...flags],
      { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let text = '';
    const printed = () => text;
    const ended = new Promise((resolve) => child.once('close', resolve));
    running = { process: child, printed, ended };
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        text += chunk;
        if (text.includes('The store runs at')) resolve();
      });
      child.stderr.on('data', (chunk) => {
        text += chunk;
      });
      ended.then(() => reject(new Error(`the store ended:\n${text}`)));
    });
    const lock = JSON.parse(readFileSync(join(stateDir, `running-${offset}.json`), 'utf8'));
    Object.assign(process.env, lock.stack.env);
    return running;
  }

  /** Ctrl-C reaches all in the terminal, and `kill` the process that it names. */
  async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<string> {
    if (!running) return '';
    const { process: child, ended, printed } = running;
    const pid = child.pid as number;
    if (child.exitCode === null) process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    await ended;
    running = undefined;
    return printed();
  }

  return { start, stop };
}
