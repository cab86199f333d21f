/** What a deploy touches outside of itself; tests put stand-ins on the PATH and in the place of the network. */
import { execFile, spawn } from 'node:child_process';

export interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

export interface World {
  /** The checkout. */
  root: string;
  fetch: typeof fetch;
  print: (line: string) => void;
  /** Runs a program quietly. Never throws; code 127 when there is no such program. */
  ask(program: string, args: readonly string[]): Promise<Answer>;
  /** Runs a program on the screen. @returns its exit code */
  run(program: string, args: readonly string[], env?: Record<string, string>): Promise<number>;
}

const missing = 127;

export function realWorld(root: string): World {
  return {
    root,
    fetch,
    print: (line) => console.log(line),
    ask: (program, args) =>
      new Promise((resolve) => {
        execFile(program, [...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
          const code = error ? (error.code === 'ENOENT' ? missing : Number(error.code) || 1) : 0;
          resolve({ code, stdout, stderr });
        });
      }),
    run: (program, args, env = {}) =>
      new Promise((resolve) => {
        const child = spawn(program, [...args], {
          cwd: root,
          stdio: 'inherit',
          env: { ...process.env, ...env },
        });
        child.once('error', () => resolve(missing));
        child.once('close', (code) => resolve(code ?? 1));
      }),
  };
}
