import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether this machine has git. Tests that drive it are skipped where there is none, and their names say so. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

export interface GitAnswer {
  code: number;
  stdout: string;
  /** What git says to the person. */
  stderr: string;
}

/** Nothing of this machine's settings, and nobody at a terminal. */
const env = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Buyer',
  GIT_AUTHOR_EMAIL: 'buyer@example.com',
  GIT_COMMITTER_NAME: 'Buyer',
  GIT_COMMITTER_EMAIL: 'buyer@example.com',
  LC_ALL: 'C.UTF-8',
};

/** Runs stock git in a folder, whatever comes of it. */
export async function tryGit(cwd: string, ...args: string[]): Promise<GitAnswer> {
  try {
    const settings = ['-c', 'core.quotePath=false', '-c', 'advice.detachedHead=false'];
    const options = { cwd, env, maxBuffer: 256 * 1024 * 1024 };
    const { stdout, stderr } = await promisify(execFile)('git', [...settings, ...args], options);
    return { code: 0, stdout, stderr };
  } catch (cause) {
    const { code = 1, stdout = '', stderr = '' } = cause as Partial<GitAnswer>;
    return { code, stdout, stderr };
  }
}

/** @returns what git prints, trimmed. @throws when it fails */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await tryGit(cwd, ...args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}: ${stderr}`);
  return stdout.trim();
}
