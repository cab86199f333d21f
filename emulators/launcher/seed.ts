/** Fills empty emulators with the seed catalogue and the demo accounts, or with the way to the mail catcher alone. */
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { run } from './processes.ts';

/**
 * Runs in a process of its own: Admin SDK clients read the emulators' addresses once and keep connections open.
 * @param env the stack's environment. @param note gets the seed's last line. @param empty of a store that begins
 * with nothing only the mail server is known, since no mail leaves this machine
 */
export async function seed(
  env: Record<string, string>,
  note: (line: string) => void,
  empty = false,
): Promise<void> {
  const script = join(import.meta.dirname, 'run-seed.ts');
  const { code, output } = await run(process.execPath, [script, ...(empty ? ['empty'] : [])], {
    cwd: root,
    env: { ...process.env, ...env },
    output: 'capture',
  });
  const lines = output.trim().split('\n');
  if (code !== 0)
    throw new Failure(`Seeding failed: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1)}`);
  note(lines.at(-1) ?? '');
}
