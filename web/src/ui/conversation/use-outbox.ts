import { messages } from '@tempera/domain/site/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isLost,
  keepWaiting,
  type Parcel,
  type SendParcel,
  toParcel,
  waitingIn,
} from '../../firebase/write/outbox.ts';
import { TooSoon } from '../../firebase/write/too-soon.ts';
import { showToast } from '../toast.ts';

/** How long what waits is left before it is tried again, in milliseconds; a regained connection comes first. */
const tryAgainAfter = 5_000;

/**
 * Sends messages of one conversation in their order, each once. What finds no connection waits and goes out when there is one.
 * @param conversation names it for this tab
 */
export function useOutbox(conversation: string, send: SendParcel) {
  const [waiting, setWaiting] = useState<readonly Parcel[]>(() => waitingIn(conversation));
  const latest = useRef({ send, waiting, busy: false });
  latest.current.send = send;

  const change = useCallback(
    (next: readonly Parcel[]) => {
      latest.current.waiting = next;
      keepWaiting(conversation, next);
      setWaiting(next);
    },
    [conversation],
  );

  /** @throws what the sending of the parcel throws */
  const deliver = useCallback(
    async (parcel: Parcel) => {
      const claim = (tried: string) => {
        parcel.tried = tried;
        keepWaiting(conversation, latest.current.waiting);
      };
      await latest.current.send(parcel, claim);
    },
    [conversation],
  );

  const flush = useCallback(async () => {
    const { current } = latest;
    if (current.busy) return;
    current.busy = true;
    try {
      for (let next = current.waiting[0]; next && navigator.onLine; next = current.waiting[0]) {
        try {
          await deliver(next);
        } catch (error) {
          if (isLost(error) || error instanceof TooSoon) return;
          showToast({ ...messages.support.sendFailed, text: `“${next.text}” was not sent.`, kind: 'error' });
        }
        change(current.waiting.slice(1));
      }
    } finally {
      current.busy = false;
    }
  }, [change, deliver]);

  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setInterval(flush, tryAgainAfter);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [waiting, flush]);

  /** @throws TooSoon, FirebaseError; never for want of a connection: the message waits then */
  const post = async (text: string) => {
    const parcel = toParcel(text);
    if (waiting.length > 0) return change([...waiting, parcel]);
    try {
      await deliver(parcel);
    } catch (error) {
      if (!isLost(error)) throw error;
      change([...latest.current.waiting, parcel]);
    }
  };

  return { waiting, post };
}
