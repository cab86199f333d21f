/** Runs the simulated payment gateway next to the emulators (decision 0004). */
import { mkdirSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { host, isFree, type Ports } from './ports.ts';
import { type Child, checkStopped, start } from './processes.ts';

const pollMs = 50;

/**
 * Starts it and resolves once it listens.
 * @param journal the file in which it keeps its charges @throws {@link Failure} when it ends instead
 */
export async function startGateway(ports: Ports, journal: string, log: WriteStream): Promise<Child> {
  mkdirSync(dirname(journal), { recursive: true });
  const child = start(process.execPath, [join(root, 'emulators', 'gateway', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TEMPERA_GATEWAY_HOST: host,
      TEMPERA_GATEWAY_PORT: String(ports.gateway),
      TEMPERA_GATEWAY_JOURNAL: journal,
    },
    output: log,
    ipc: true,
  });
  while (await isFree(ports.gateway)) {
    checkStopped();
    if (child.process.exitCode !== null)
      throw new Failure('The payment gateway did not start (see the log).');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return child;
}
