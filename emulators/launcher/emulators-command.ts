/** `npm run emulators`: the emulators for tests and scripts, on the fixed ports, forgotten at the end. */
import type { Arguments } from './arguments.ts';
import { fixedPorts } from './ports.ts';
import { whenStopped } from './processes.ts';
import { withStack } from './with-stack.ts';

/** What the seed writes to. */
const seedable = ['firestore', 'auth', 'storage'] as const;

export async function runEmulators({ offset, only, seed }: Arguments): Promise<number> {
  const options = {
    name: `emulators-${offset}`,
    ports: fixedPorts(offset),
    only,
    seeded: seed && seedable.every((service) => only.includes(service)),
    app: false,
  };
  return withStack(options, async ({ env, ended, logFile }) => {
    console.log(`\nRunning; Ctrl-C stops. Log: ${logFile}. For other terminals:\n`);
    for (const [name, value] of Object.entries(env)) console.log(`export ${name}=${value}`);
    await Promise.race([ended, whenStopped()]);
    return 0;
  });
}
