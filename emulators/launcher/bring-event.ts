import { setTimeout as wait } from 'node:timers/promises';

/** What a codebase exports for events, with what the Functions SDK notes of it. */
export type EventFunction = ((event: unknown) => unknown) & {
  __endpoint?: { eventTrigger?: { retry?: unknown } };
};

/** Pauses before each further try, in milliseconds: an event is given up after some 16 seconds, where production goes on for a day. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * As production does where a function asks for it (`retry`): an event that it failed at comes again, a little later each time. The emulator
 * brings each event once, and the next after it.
 * @throws what the function threw last
 */
export async function bringEvent(
  run: EventFunction,
  event: unknown,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  const isBroughtAgain = run.__endpoint?.eventTrigger?.retry === true;
  for (const ms of isBroughtAgain ? pausesMs : []) {
    try {
      await run(event);
      return;
    } catch (error) {
      console.error('an event comes again:', error);
      await pause(ms);
    }
  }
  await run(event);
}
