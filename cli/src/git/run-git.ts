import { spawn } from 'node:child_process';
import { tokenProblems, tokenProblemTexts } from '@tempera/domain/tokens/token-problems';
import { Failure, refusedToken } from '../core/failure.ts';
import { plain } from '../core/plain-text.ts';
import type { Session } from '../network/ask-store.ts';

/** How git is run; `progress` shows what it says while it works. */
interface Options {
  /** Whose token it may show to the store, and to nobody else. */
  session?: Session;
  progress?: boolean;
}

export interface GitAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Git asks for the token by a line of shell that reads it from the environment: so it is in no argument, which other users of the machine
 * could read, and in no file. Helpers of the user's own are left out, as they would keep it.
 */
function environmentFor(session: Session | undefined): NodeJS.ProcessEnv {
  const quiet = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', LC_ALL: 'C.UTF-8' };
  if (!session) return quiet;
  const helper = `!f() { test "$1" = get && printf 'username=tempera\\npassword=%s\\n' "$TEMPERA_GIT_TOKEN"; }; f`;
  return {
    ...quiet,
    TEMPERA_GIT_TOKEN: session.token,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'credential.helper',
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: `credential.${session.store}.helper`,
    GIT_CONFIG_VALUE_1: helper,
  };
}

/**
 * Runs stock git, whatever comes of it: the one door to other programs.
 * @throws Failure where there is no git
 */
export function tryGit(folder: string, args: readonly string[], options: Options = {}): Promise<GitAnswer> {
  const { session, progress = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-c', 'core.quotePath=false', '-c', 'advice.detachedHead=false', ...args], {
      cwd: folder,
      env: environmentFor(session),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => {
      err.push(bytes);
      if (progress) process.stderr.write(bytes);
    });
    child.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT'
          ? new Failure('local', 'git could not be run: it is needed for this.', {
              reason: 'git-missing',
              hint: 'Install git 2.31 or later.',
            })
          : cause,
      ),
    );
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      }),
    );
  });
}

const offline =
  /Could not resolve host|Failed to connect|Connection (?:refused|reset|timed out)|Operation timed out/i;

/** What git ended with: the store's words where it has sent some, else git's own last ones. */
export function gitFailure({ stderr }: GitAnswer): Failure {
  const lines = plain(stderr).split('\n');
  const told = lines.flatMap((line) => /^remote: (.+)$/.exec(line)?.[1] ?? []).join(' ');
  if (/^fatal: Authentication failed/m.test(stderr)) {
    const problem = tokenProblems.find((one) => told.includes(tokenProblemTexts[one]));
    return refusedToken('sign-in-required', problem);
  }
  if (told !== '') return new Failure('refused', told, { reason: 'git-refused' });
  const said =
    lines.filter((line) => /^(?:fatal|error): /.test(line)).at(-1) ?? lines.filter(Boolean).at(-1) ?? '';
  if (offline.test(stderr))
    return new Failure('unreachable', 'The store can’t be reached.', { hint: said || null });
  return new Failure('local', `git: ${said.replace(/^(?:fatal|error): /, '') || 'it failed'}`, {
    reason: 'git-failed',
  });
}

/** @returns what git prints @throws Failure when it fails */
export async function git(folder: string, args: readonly string[], options: Options = {}): Promise<string> {
  const answer = await tryGit(folder, args, options);
  if (answer.code !== 0) throw gitFailure(answer);
  return answer.stdout;
}

/** Whether a folder is in a repository; false without git. */
export async function isGitFolder(folder: string): Promise<boolean> {
  const asked = await tryGit(folder, ['rev-parse', '--is-inside-work-tree']).catch(() => null);
  return asked?.code === 0;
}
