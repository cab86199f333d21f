import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from '../../emulators/launcher/paths.ts';
import { freePorts } from '../../emulators/launcher/ports.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import type { FaultArguments } from './arguments.ts';
import { openDatabaseDoor } from './database-door.ts';
import { type Served, servePeople } from './serve-people.ts';
import { startToxiproxy } from './toxiproxy.ts';

/** What came of a run. */
export interface FaultResult extends Served {
  /** Calls of the database that went wrong, by what they were answered. */
  answers: Map<string, number>;
}

/** A store of its own, with people in it, and much that goes wrong between its parts. @throws Failure where toxiproxy can't be had */
export async function runFaults({ seed, minutes }: FaultArguments): Promise<FaultResult> {
  const dir = join(stateDir, 'faults-proxy');
  mkdirSync(dir, { recursive: true });
  const log = createWriteStream(join(dir, 'toxiproxy.log'));
  const ports = await freePorts();
  // Nobody listens at the clock's port of such a stack.
  const proxy = await startToxiproxy(ports.clock, log);
  const door = await openDatabaseDoor(seed, ports.firestore);
  try {
    const calls = await proxy.putBefore('calls', ports.functions);
    const messages = await proxy.putBefore('messages', ports.firestore);
    const database = await proxy.putBefore('database', door.port);
    const payments = await proxy.putBefore('payments', ports.gateway);
    const functionsEnv = {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'in-worker.ts')}`,
      TEMPERA_FAULTS_DATABASE: database,
      TEMPERA_GATEWAY_URL: `http://${payments}`,
    };
    const options = { name: 'faults', ports, app: false, functionsEnv };
    return await withStack(options, async (stack) => {
      const ways = { calls: `http://${calls}`, database: messages };
      const served = await servePeople(stack, seed, minutes * 60_000, ways, { proxy, door });
      return { ...served, answers: door.counted };
    });
  } finally {
    door.close();
    proxy.stop();
  }
}
