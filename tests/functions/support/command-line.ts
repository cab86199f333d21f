import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildCli, cliFile } from '../../../emulators/launcher/build.ts';
import { storeUrl } from './http.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Running {
  /** Resolves with what the error output has in these words, as soon as it has. */
  says: (pattern: RegExp) => Promise<string>;
  ended: Promise<Ended>;
}

/** A computer of somebody's own, with the built command line and nothing of this machine's settings. */
export interface Computer {
  /** Where commands run. */
  folder: string;
  /** Settings of the environment, such as a token. */
  env: Record<string, string>;
  start: (...args: string[]) => Running;
  run: (...args: string[]) => Promise<Ended>;
  /** Runs with `--json`. @returns how it ended, and what it found */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects
  json: (...args: string[]) => Promise<{ code: number; found: any }>;
  /** With what git was started so far, a line each time. */
  gitArguments: () => Promise<string>;
  /** Stock git, with `tempera` on its PATH. */
  git: (cwd: string, ...args: string[]) => Promise<Ended>;
  close: () => Promise<void>;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

async function putProgram(file: string, script: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

function start(command: string, args: readonly string[], cwd: string, env: Record<string, string>): Running {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  const heard: (() => void)[] = [];
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (bytes: Buffer) => {
      said[name] += bytes.toString();
      for (const listen of heard) listen();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, ...said }));
  });
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const listen = () => {
        const found = pattern.exec(said.stderr);
        if (found) resolve(found[1] ?? found[0]);
      };
      heard.push(listen);
      listen();
      void ended.then(({ stderr }) => reject(new Error(`it ended with: ${stderr}`)), reject);
    });
  return { says, ended };
}

/** Opens a computer whose store is the running one. A program in git's place notes with what it is started. */
export async function openComputer(): Promise<Computer> {
  await buildCli(() => undefined);
  const home = await mkdtemp(join(tmpdir(), 'tempera-computer-'));
  const [folder, bin] = [join(home, 'work'), join(home, 'bin')];
  await mkdir(folder);
  await mkdir(bin);
  const path = process.env.PATH ?? '';
  await putProgram(join(bin, 'tempera'), `exec ${quote(process.execPath)} ${quote(cliFile)} "$@"`);
  const realGit = spawnSync('sh', ['-c', 'command -v git']).stdout.toString().trim();
  const log = join(home, 'started.log');
  await putProgram(join(bin, 'git'), `printf '%s\\n' "$*" >> ${quote(log)}\nexec ${quote(realGit)} "$@"`);
  const env: Record<string, string> = {
    PATH: `${bin}${delimiter}${path}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    TEMPERA_STORE: new URL(storeUrl('/')).origin,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Buyer',
    GIT_AUTHOR_EMAIL: 'buyer@example.com',
    GIT_COMMITTER_NAME: 'Buyer',
    GIT_COMMITTER_EMAIL: 'buyer@example.com',
    LC_ALL: 'C.UTF-8',
  };
  const run = (...args: string[]) => start(join(bin, 'tempera'), args, folder, env).ended;
  return {
    folder,
    env,
    start: (...args) => start(join(bin, 'tempera'), args, folder, env),
    run,
    json: async (...args) => {
      const { code, stdout } = await run(...args, '--json');
      return { code, found: JSON.parse(stdout) };
    },
    gitArguments: () => readFile(log, 'utf8'),
    git: (cwd, ...args) => start(join(bin, 'git'), args, cwd, env).ended,
    close: () => rm(home, { recursive: true, force: true }),
  };
}
