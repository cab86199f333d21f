import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { endedRestrictions } from './access.store.ts';
import { liftRestriction } from './lift-restriction.ts';

/**
 * Lifts the restrictions whose task was lost. One that fails must not keep the others waiting.
 * @returns how many were lifted, and how many are left for the next sweep
 */
export async function sweepRestrictions(): Promise<{ lifted: number; left: number }> {
  let lifted = 0;
  let left = 0;
  for await (const task of endedRestrictions(clock.now())) {
    try {
      if (await liftRestriction(task)) lifted += 1;
    } catch (cause) {
      left += 1;
      logs.unexpected('sweepRestrictions', cause);
    }
  }
  if (lifted + left > 0) logs.restrictionsSwept(lifted, left);
  return { lifted, left };
}
