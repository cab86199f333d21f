import { endedReason } from '@tempera/domain/people/moderation';
import { taskQueue } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { changeAccess, endedRestrictions } from './access.store.ts';
import { theStore } from './access-change.ts';
import { toLifted } from './lift.ts';

/** What the task `liftRestriction` is told: the end (milliseconds) names the restriction that it was queued for. */
export type LiftTask = { uid: string; until: number };

/** Cloud Tasks keeps a task for 30 days at most; a later end is reached in steps. */
const reach = 29 * 24 * 60 * 60_000;

/** The emulator delivers a task at once, whatever its time: queueing it again would go round and round. */
const keepsTime = () => process.env.FUNCTIONS_EMULATOR !== 'true';

/** Queues the end of a restriction. Where tasks do not wait for their time, the sweep ends it. */
export async function queueLift(task: LiftTask): Promise<void> {
  if (!keepsTime()) return;
  const at = Math.min(task.until, clock.now() + reach);
  await (await taskQueue<LiftTask>('liftRestriction')).enqueue(task, { scheduleTime: new Date(at) });
}

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
  const done = await changeAccess(uid, null, ({ target }) => {
    const { access } = target;
    const lifted = access.until === until && !access.permanent ? toLifted(target, endedReason) : null;
    return lifted && { change: lifted, by: theStore };
  });
  return done !== null;
}

/**
 * Lifts the restrictions whose task was lost. One that fails must not keep the others waiting.
 * @returns how many were lifted, and how many are left for the next sweep
 */
export async function sweepRestrictions(): Promise<{ lifted: number; left: number }> {
  const ended = endedRestrictions(clock.now());
  const { lifted, left } = await sweepEach('sweepRestrictions', ['lifted'], ended, async (task) =>
    (await liftRestriction(task)) ? 'lifted' : null,
  );
  if (lifted + left > 0) logs.restrictionsSwept(lifted, left);
  return { lifted, left };
}
