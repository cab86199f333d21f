import type { Counter } from './limiter.ts';

/** The last that was asked for in each lane, settled whatever it comes to. */
const lanes = new Map<string, Promise<unknown>>();
let asked = 0;

/**
 * Does the work once what was asked for before it by the same sender is done: so whoever sends hundreds of tries at once has them
 * looked at one after the other, and past the limit none, where all would have been looked at before the first was counted. A network,
 * which an office may share, has a few lanes. An instance knows its own work alone: of twenty, twenty tries may be looked at at once.
 */
export function inTurn<T>([counter]: readonly Counter[], work: () => Promise<T>): Promise<T> {
  if (!counter) return work();
  const width = Math.ceil(counter.count / 10);
  asked += 1;
  const lane = `${counter.ref.id}/${asked % width}`;
  const done = (lanes.get(lane) ?? Promise.resolve()).then(work);
  const settled = done.then(
    () => {},
    () => {},
  );
  lanes.set(lane, settled);
  void settled.then(() => {
    if (lanes.get(lane) === settled) lanes.delete(lane);
  });
  return done;
}
