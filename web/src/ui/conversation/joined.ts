import { isNewDay } from '@tempera/domain/site/calendar';
import { createContext } from 'react';

/** What of an entry says whether it goes on with the one before; `by` null is no message of a person. */
interface Said {
  at: number;
  by: string | null;
}

/** Messages this close together belong together, in milliseconds. */
const closeMs = 5 * 60_000;

/** Whether a message goes on with what the same person has just said: its name and time need not be said again. */
export const isJoined = (entry: Said, before: Said | undefined): boolean =>
  before !== undefined &&
  entry.by !== null &&
  entry.by === before.by &&
  !isNewDay(entry.at, before.at) &&
  entry.at - before.at < closeMs;

/** Whether the message that is drawn goes on with the one above it. */
export const Joined = createContext(false);
