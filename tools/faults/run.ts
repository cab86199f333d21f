import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectId, root, stateDir } from '../../emulators/launcher/paths.ts';
import { freePorts } from '../../emulators/launcher/ports.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import { withEnv } from '../bench/with-env.ts';
import type { FaultArguments } from './arguments.ts';
import { openDatabaseDoor } from './database-door.ts';
import type { Heard } from './heard.ts';
import { coupons } from './plan-visits.ts';
import { runLoad } from './run-load.ts';
import { startToxiproxy } from './toxiproxy.ts';

/** What came of a run. */
export interface FaultResult {
  heard: Heard;
  /** Calls of the database that went wrong, by what they were answered. */
  answers: Map<string, number>;
  /** What does not hold, in words. */
  wrong: string[];
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
    return await withStack(options, (stack) =>
      withEnv(stack.env, async () => {
        for (const name of [`.env.${projectId}`, '.secret.local'])
          process.loadEnvFile(join(root, 'functions', name));
        // The store's own modules take addresses and secrets from the environment.
        const [{ lookBefore, checkStore }, { settle }, { putCoupon }] = await Promise.all([
          import('./check-store.ts'),
          import('./settle.ts'),
          import('../../tests/functions/support/store.ts'),
        ]);
        for (const coupon of coupons) await putCoupon(coupon);
        const before = await lookBefore();
        const ways = { calls: `http://${calls}`, database: messages };
        const heard = await runLoad(seed, minutes * 60_000, ways, { proxy, door });
        const failed = await settle();
        return { heard, answers: door.counted, wrong: [...failed, ...(await checkStore(heard, before))] };
      }),
    );
  } finally {
    door.close();
    proxy.stop();
  }
}
