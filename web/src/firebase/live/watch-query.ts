import type { QueryConstraint } from 'firebase/firestore';
import { toPlain } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { isRefusal, listen, noteRefused, type Sdk } from './listen.ts';

/**
 * A refusal may be of the moment: whoever's restriction is over is refused on streams that began before (the emulator's rules
 * go by that time), until the record says that they are active. So it is asked again for a minute; milliseconds.
 */
export const askAgainMs = 2_000;
export const askings = 30;

/**
 * Listens, and again while the rules refuse it (decision 30). `onEnd` gets what ends it for good. Returns an unsubscribe
 * function.
 */
export function askAgain(
  start: (ended: (error: Error) => void) => () => void,
  onEnd: (error: Error) => void,
): () => void {
  let left = askings;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    stop = start((error) => {
      if (!isRefusal(error) || left === 0) return onEnd(error);
      if (left === askings) noteRefused();
      left -= 1;
      timer = setTimeout(ask, askAgainMs);
    });
  };
  ask();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Follows a query as the server has it, for code that does not hold the SDK from the start; give it a `limit`. A refusal is
 * asked again; `onEnd` hears what ends it. Returns an unsubscribe function.
 */
export const watchQuery = <T>(
  path: string,
  constraints: (sdk: Sdk) => QueryConstraint[],
  onItems: (items: (T & { id: string })[]) => void,
  onEnd: (error: Error) => void,
): (() => void) =>
  askAgain(
    (ended) =>
      listen(
        (sdk, firestore) =>
          sdk.onSnapshot(
            sdk.query(sdk.collection(firestore, path), ...constraints(sdk)),
            // What has been listened to before comes from the cache first; that the server says the same is a change of
            // metadata alone.
            { includeMetadataChanges: true },
            (found) => {
              // Without a connection an empty cache says that there are none; only the server knows that.
              if (found.metadata.fromCache && found.empty) return;
              if (!found.metadata.fromCache) markRead(path, found.docChanges().length);
              onItems(
                found.docs.map((one) => ({ ...toPlain(one.data()), id: one.id }) as T & { id: string }),
              );
            },
            ended,
          ),
        ended,
      ),
    onEnd,
  );
