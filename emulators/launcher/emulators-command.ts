/** `npm run emulators`: the emulators for tests and scripts, on the fixed ports, forgotten at the end. */
import type { Arguments } from './arguments.ts';
import { fixedPorts, host } from './ports.ts';
import { whenStopped } from './processes.ts';
import { takeLock } from './running.ts';
import { withStack } from './with-stack.ts';

/** What the seed writes to. */
const seedable = ['firestore', 'auth', 'storage'] as const;

export async function runEmulators({ offset, only, seed }: Arguments): Promise<number> {
  const ports = fixedPorts(offset);
  const seeded = seed && seedable.every((service) => only.includes(service));
  const lock = takeLock(offset, `http://${host}:${ports.hosting}`);
  try {
    return await withStack({ name: `emulators-${offset}`, ports, only, seeded }, async (stack) => {
      // Tests count on what the seed puts there.
      if (seeded) lock.announce(stack);
      console.log(`\nRunning; Ctrl-C stops. Log: ${stack.logFile}.`);
      if (seeded) console.log('Meanwhile npm test -- LAYER WORDS runs files of a layer on it.');
      console.log('For other terminals:\n');
      for (const [name, value] of Object.entries(stack.env)) console.log(`export ${name}=${value}`);
      await Promise.race([stack.ended, whenStopped()]);
      return 0;
    });
  } finally {
    lock.giveBack();
  }
}
