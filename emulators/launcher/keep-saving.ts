import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './failure.ts';

/** What a kill may cost at most, in milliseconds. */
const everyMs = 60_000;

/**
 * Saves once a minute, so that a store that is killed loses no more than that. @returns what ends it, and resolves when the save
 * of the moment is done
 */
export function keepSaving(save: () => Promise<void>): () => Promise<void> {
  const over = new AbortController();
  const ended = saveUntil(over.signal, save);
  return () => {
    over.abort();
    return ended;
  };
}

async function saveUntil(signal: AbortSignal, save: () => Promise<void>): Promise<void> {
  while (await waited(signal)) {
    await save().catch((error) => {
      console.error(
        `tempera: the data could not be saved (${messageOf(error)}); the next try is in a minute.`,
      );
    });
  }
}

const waited = (signal: AbortSignal): Promise<boolean> =>
  pause(everyMs, true, { signal, ref: false }).catch(() => false);
