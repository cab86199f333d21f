/** A person's open and visible tab says so often at most that they are there; milliseconds. */
export const heartbeatEvery = 60_000;

/** Whoever has done nothing for so long is not there, though a tab of theirs may be open; milliseconds. */
export const idleAfter = 5 * 60_000;

/** How long `profiles/{uid}.lastSeen` counts: two beats, so that a late one loses nobody; milliseconds. */
export const onlineFor = 2 * heartbeatEvery;

/** Whether a person is there, by when they were last seen (null: never) and what time it is; milliseconds. */
export function isOnline(lastSeen: number | null, now: number): boolean {
  return lastSeen !== null && now - lastSeen < onlineFor;
}
