import type { Firestore, Unsubscribe } from 'firebase/firestore';
import { follow } from './follow.ts';
import { isRefusal } from './watch-doc.ts';

/**
 * A refusal may be of the moment: whoever's restriction is over is refused on streams that began before (the emulator's rules
 * go by that time), until the record says that they are active. So it is asked again for a minute; milliseconds.
 */
export const askAgainMs = 2_000;
export const askings = 30;

/** Listens, and again while the rules refuse it. `onEnd` gets what ends it for good; the answer stops it. */
export function askAgain(
  listen: (ended: (error: Error) => void) => () => void,
  onEnd: (error: Error) => void,
): () => void {
  let left = askings;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    stop = listen((error) => {
      if (!isRefusal(error) || left === 0) return onEnd(error);
      left -= 1;
      timer = setTimeout(start, askAgainMs);
    });
  };
  start();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

type Sdk = typeof import('firebase/firestore');

/** The same for screens that don't hold the SDK from the start. */
export const followAgain = (
  listen: (sdk: Sdk, firestore: Firestore, ended: (error: Error) => void) => Unsubscribe,
  onEnd: (error: Error) => void,
): (() => void) =>
  askAgain((ended) => follow((sdk, firestore) => listen(sdk, firestore, ended), ended), onEnd);
