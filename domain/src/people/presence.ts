import { may, type Role } from './roles.ts';

/** Whoever answers says so often at most that they are there, from an open and visible tab in use; milliseconds. */
const teamBeat = 60_000;
/** Everybody else: with many open tabs each beat is a write, and nothing decides by the minute whether a customer is there. */
const memberBeat = 5 * 60_000;

/** How often a person's tab says at most that they are there; milliseconds. */
export const heartbeatEvery = (role: Role): number => (may(role, 'answerSupport') ? teamBeat : memberBeat);

/** Whoever has done nothing for so long is not there, though a tab of theirs may be open; milliseconds. */
export const idleAfter = 5 * 60_000;

/** How long `profiles/{uid}.lastSeen` counts: a minute longer than the next beat takes, so that a late one loses nobody; milliseconds. */
export const onlineFor = (role: Role): number => heartbeatEvery(role) + 60_000;

/** Whether a person is there, by when they were last seen (null: never) and what time it is; milliseconds. */
export function isOnline({ role, lastSeen }: { role: Role; lastSeen: number | null }, now: number): boolean {
  return lastSeen !== null && now - lastSeen < onlineFor(role);
}
