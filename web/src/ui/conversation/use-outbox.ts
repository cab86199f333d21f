import { messages } from '@tempera/domain/site/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isLost } from '../../firebase/write/call.ts';
import { isTooSoon, type Outgoing, type SendMessage } from '../../firebase/write/send-message.ts';
import { keptIn } from '../external-store.ts';
import { showToast } from '../toast.ts';

const keptOf = (conversation: string) => keptIn('session', `tempera.outbox.${conversation}`);

/** What still waits in a conversation, oldest first; it survives a reload of the tab. */
function waitingIn(conversation: string): Outgoing[] {
  const kept = keptOf(conversation).readJson();
  return Array.isArray(kept) ? (kept as Outgoing[]) : [];
}

/** Where storage is switched off, what waits is lost with the tab. */
const keepWaiting = (conversation: string, waiting: readonly Outgoing[]): void =>
  keptOf(conversation).write(waiting.length === 0 ? null : JSON.stringify(waiting));

/** Said for a moment after each message; one at a time, however quickly they follow. */
const saySent = () =>
  showToast({ id: 'sent', title: messages.support.sent, kind: 'success', durationMs: 2_000 });

/** How long what waits is left before it is tried again, in milliseconds; a regained connection comes first. */
const tryAgainAfter = 5_000;

/**
 * Sends messages of one conversation in their order, each once. What finds no connection waits and goes out when there is one.
 * @param conversation names it for this tab
 * @param said ids of the messages on screen: what is among them is on its way no more
 */
export function useOutbox(conversation: string, send: SendMessage, said: readonly string[]) {
  const [underway, setUnderway] = useState<readonly Outgoing[]>([]);
  // The answer to a message and the listener that shows it come in either order.
  const sending = underway.filter(({ tried }) => !said.some((id) => tried?.endsWith(`/messages/${id}`)));
  if (sending.length < underway.length) setUnderway(sending);
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => waitingIn(conversation));
  const latest = useRef({ send, waiting, busy: false });
  latest.current.send = send;

  const change = useCallback(
    (next: readonly Outgoing[]) => {
      latest.current.waiting = next;
      keepWaiting(conversation, next);
      setWaiting(next);
    },
    [conversation],
  );

  /** @throws what the sending of the message throws */
  const deliver = useCallback(
    async (message: Outgoing) => {
      const claim = (tried: string) => {
        message.tried = tried;
        keepWaiting(conversation, latest.current.waiting);
      };
      await latest.current.send(message, claim);
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
          saySent();
        } catch (error) {
          if (isLost(error) || isTooSoon(error)) return;
          const { title, text } = messages.support.sendFailed;
          showToast({ title, text: `${text} It said: “${next.text}”`, kind: 'error' });
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

  /** @throws CallError, FirebaseError; never for want of a connection: the message waits then */
  const post = async (text: string) => {
    const message: Outgoing = { key: crypto.randomUUID(), text, tried: null };
    const { current } = latest;
    // As it is now: whoever sends the next may have begun before the last one had to wait.
    if (current.waiting.length > 0) return change([...current.waiting, message]);
    // A message stands there as soon as it is written: it is stored by a transaction, which no listener shows before the server has.
    setUnderway((before) => [...before, message]);
    try {
      await deliver(message);
      saySent();
    } catch (error) {
      setUnderway((before) => before.filter((one) => one !== message));
      if (!isLost(error)) throw error;
      change([...current.waiting, message]);
    }
  };

  return { sending, waiting, post };
}
