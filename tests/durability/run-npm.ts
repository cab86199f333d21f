import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from '../../emulators/launcher/paths.ts';

/** `npm run`, as a person types it. @returns what it has printed, and how it ended */
export async function runNpm(
  script: string,
  ...typed: string[]
): Promise<{ said: string; complained: string; code: number }> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...typed], { cwd: root });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { said, complained, code };
}
