/** Runs a project's own test command on each mutant: whatever the tests are written in, and as slow as they are. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, type Runner } from './test-rules.ts';

export interface CommandOptions {
  /** A line for the shell that ends with 0 when all tests pass. */
  command: string;
  /** The file that the tests read their rules from. Each mutant stands there for its run; then the rules are put back. */
  rulesFile: string;
  /** Leaves that file alone: the command finds the path of the mutant's file in the environment variable of this name. */
  env?: string | undefined;
  /** Runs at the same time; more than one needs `env`. */
  parallel?: number | undefined;
  /** For one run; three times as long as the tests take on the rules as they are, and 10 s, when not given. */
  timeoutMs?: number | undefined;
}

interface Ran {
  /** null when the time was over. */
  code: number | null;
  output: string;
}

/** The tests may take this long on the rules as they are when no time is given. */
const longestMs = 600_000;
/** Whoever is asked to end may take this long to end what it started, such as an emulator. */
const graceMs = 5_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How reporters begin the line of a test that failed. */
const failedTest = /^\s*(?:not ok \d+ -|FAIL|[✗✖×✕●]|\d+\))\s+(.+)$/m;

export function commandRunner({ command, rulesFile, env, parallel = 1, timeoutMs }: CommandOptions): Runner {
  if (parallel > 1 && !env)
    throw new Refusal('More than one at a time needs a file for each: name its variable.');
  const backup = `${rulesFile}.before-mutants`;
  const running = new Set<ChildProcess>();
  let folder: string | undefined;
  let original: Buffer | undefined;
  let closed = false;
  let limitMs = timeoutMs ?? longestMs;

  function close(): void {
    closed = true;
    for (const child of running) end(child, 'SIGTERM');
    if (folder) rmSync(folder, { recursive: true, force: true });
    if (original) {
      writeFileSync(rulesFile, original);
      rmSync(backup, { force: true });
      original = undefined;
    }
    process.off('exit', close);
    for (const signal of signals) process.off(signal, stop);
  }
  /** Ctrl-C and its like: everything back first, then what the signal does without us. */
  function stop(signal: NodeJS.Signals): void {
    close();
    process.kill(process.pid, signal);
  }

  async function test(rules: string, slot: number): Promise<Ran> {
    if (closed) throw new Refusal('Stopped.');
    const file = folder ? join(folder, `${slot}.rules`) : rulesFile;
    writeFileSync(file, rules);
    const own = env ? { ...process.env, [env]: file } : process.env;
    const child = spawn(command, {
      shell: true,
      env: own,
      detached: isPosix,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const ran = await waitFor(child, limitMs);
    running.delete(child);
    if (closed) throw new Refusal('Stopped.');
    return ran;
  }

  return {
    parallel,
    close,
    async prepare(rules) {
      if (env) folder = mkdtempSync(join(tmpdir(), 'rules-mutant-'));
      else {
        if (existsSync(backup)) {
          throw new Refusal(
            `An earlier run was killed: ${rulesFile} may hold a mutant, ${backup} is as it was before.`,
          );
        }
        original = readFileSync(rulesFile);
        writeFileSync(backup, original);
      }
      process.on('exit', close);
      for (const signal of signals) process.on(signal, stop);
      const started = Date.now();
      const { code, output } = await test(rules, 0);
      if (code !== 0) {
        const why = code === null ? `do not end in ${limitMs / 1000} s` : 'fail';
        throw new Refusal(
          `The tests ${why} without any mutant:\n${output.split('\n').slice(-30).join('\n')}`,
        );
      }
      limitMs = timeoutMs ?? 3 * (Date.now() - started) + 10_000;
      if ((await test('These are no rules.', 0)).code === 0) {
        throw new Refusal('The tests pass on a file that holds no rules: they read their rules elsewhere.');
      }
      return 'The tests pass on the rules as they are, and fail without any.';
    },
    async run(_mutant, mutated, slot) {
      const { code, output } = await test(mutated, slot);
      if (code === 0) return { outcome: 'survived' };
      if (code === null) return { outcome: 'undecided', why: `no answer in ${limitMs / 1000} s` };
      return { outcome: 'caught', by: failedTest.exec(output)?.[1]?.trim() ?? `exit code ${code}` };
    },
  };
}

async function waitFor(child: ChildProcess, limitMs: number): Promise<Ran> {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('error', () => resolve(127));
  child.once('close', (code) => resolve(code ?? 1));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end(child, 'SIGTERM');
    setTimeout(() => end(child, 'SIGKILL'), graceMs).unref();
    setTimeout(() => resolve(null), 2 * graceMs).unref();
  }, limitMs);
  const code = await promise;
  clearTimeout(timer);
  return { code: late ? null : code, output: Buffer.concat(chunks).toString('utf8') };
}

const isPosix = process.platform !== 'win32';

/** With all that it started: it leads a process group of its own. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (!isPosix) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else {
    try {
      process.kill(-pid, signal);
    } catch {
      // It is gone already.
    }
  }
}
