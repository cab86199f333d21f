import { taskQueue } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';

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
