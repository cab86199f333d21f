/** Fills empty emulators with the seed catalogue and the demo accounts. */
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { run } from './processes.ts';

/**
 * Runs in a process of its own: Admin SDK clients read the emulators' addresses once and keep connections open.
 * @param env the stack's environment. @param note gets the seed's last line.
 */
export async function seed(env: Record<string, string>, note: (line: string) => void): Promise<void> {
  const script = join(import.meta.dirname, 'run-seed.ts');
  const { code, output } = await run(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    output: 'capture',
  });
  const lines = output.trim().split('\n');
  if (code !== 0)
    throw new Failure(`Seeding failed: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1)}`);
  note(lines.at(-1) ?? '');
}
