import { join } from 'node:path';
import { projectId, root } from '../../emulators/launcher/paths.ts';
import type { UsedStack } from '../../emulators/launcher/with-stack.ts';
import { withEnv } from '../bench/with-env.ts';
import type { Heard } from './heard.ts';
import { coupons } from './plan-visits.ts';
import { runLoad, type Spoiled } from './run-load.ts';
import type { Ways } from './visit.ts';

/** What people met in a store, and what it holds in the end. */
export interface Served {
  heard: Heard;
  /** What does not hold, in words. */
  wrong: string[];
}

/**
 * People come to a store for so long; then everything that runs by the clock runs, and what is there is compared with what they were told.
 * @param spoiled by what things go wrong meanwhile; null for nothing
 */
export const servePeople = (
  { env }: UsedStack,
  seed: number,
  lengthMs: number,
  ways: Ways,
  spoiled: Spoiled | null,
): Promise<Served> =>
  withEnv(env, async () => {
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
    const heard = await runLoad(seed, lengthMs, ways, spoiled);
    const failed = await settle();
    return { heard, wrong: [...failed, ...(await checkStore(heard, before))] };
  });
