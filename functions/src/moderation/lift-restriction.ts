import { endedReason } from '@tempera/domain/people/moderation';
import { clock } from '../platform/clock.ts';
import { changeAccess } from './access.store.ts';
import { theStore } from './access-change.ts';
import { toLifted } from './lift.ts';
import { type LiftTask, queueLift } from './queue-lift.ts';

/**
 * Writes down that a timed restriction is over; for rules and functions it is so already. Only the restriction that the
 * task was queued for: one imposed since has another end.
 * @returns whether it was lifted
 */
export async function liftRestriction(task: LiftTask, queue = queueLift): Promise<boolean> {
  const { uid, until } = task;
  if (until > clock.now()) {
    await queue(task);
    return false;
  }
  const change = await changeAccess(uid, null, ({ target }) => {
    const { access } = target;
    const lifted = access.until === until && !access.permanent ? toLifted(target, endedReason) : null;
    return lifted && { change: lifted, by: theStore };
  });
  return change !== null;
}
