import { isTooFast, type SentMessages } from '@tempera/domain/conversations/ticket';
import { isRefusal } from '../live/listen.ts';
import { readDoc } from '../live/read.ts';
import type { PlainData } from '../public/read-public.ts';
import { CallError } from './call.ts';
import { refused } from './refused.ts';
import { assertOnline, type Write, writeTogether } from './write.ts';
import { type Counting, writeCounted } from './write-counted.ts';

/** A message on its way. `tried` is the path it was last tried as, so that no message arrives twice. */
export interface Outgoing {
  key: string;
  text: string;
  tried: string | null;
}

/**
 * Sends a message. Notes its path by `claim` before it writes, and looks there first when `tried` names one: an answer that
 * was lost on the way does not mean that the message was.
 * @throws CallError without a connection, or with `too-many-requests` when the rules' pace or limit was met; FirebaseError
 */
export type SendMessage = (message: Outgoing, claim: (path: string) => void) => Promise<void>;

/** The change of the conversation's document that counts a message, and the message. */
export type MessageWrites = [Write, Extract<Write, { set: string }>];

/** How one kind of conversation stores messages. `Document` counts them and holds the pace: `chats/{id}`, say. */
export interface MessageStore<Document> {
  /** The document as it is on screen. */
  known: Document;
  read: () => Promise<Document | null>;
  /** What the store calls the sender, which the rules hold a message to; asked anew after a refusal. */
  senderName: (anew: boolean) => Promise<string>;
  writes: (document: Document, senderName: string, text: string) => MessageWrites;
  /** What the message of this path counts as. */
  counting: (document: Document, message: string) => Counting;
  /** Whether the document is so far from what it was that a message has to be written anew. */
  hasMoved: (known: Document, now: Document | null) => now is Document;
  /** What the sender has sent, which the rules hold to a pace. */
  sentIn: (document: Document) => SentMessages;
  /** Whether a stored message is the sender's, with this text. */
  says: (stored: PlainData, text: string) => boolean;
}

/** How often a message that met another on its way is numbered again. */
const attempts = 4;

/**
 * Sends messages into a conversation. Two who write at once, or one in two tabs, give their messages the same number; the
 * second reads the document anew and takes the next.
 */
export function messageSender<Document>(store: MessageStore<Document>): SendMessage {
  const arrived = async (path: string, text: string) => {
    const stored = await readDoc(path);
    return stored !== null && store.says(stored, text);
  };
  return async ({ text, tried }, claim) => {
    assertOnline();
    if (tried && (await arrived(tried, text))) return;
    let document = store.known;
    let name = await store.senderName(false);
    for (let left = attempts; ; left -= 1) {
      const writes = store.writes(document, name, text);
      const path = writes[1].set;
      claim(path);
      try {
        await writeCounted(store.counting(document, path), writes);
        return;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // A browser sends a request again whose connection broke, also one that was carried out: what stands in the way is itself.
        if (await arrived(path, text)) return;
        if (left === 1) throw error;
        const [now, renamed] = await Promise.all([store.read(), store.senderName(true)]);
        if (store.hasMoved(document, now)) document = now;
        else if (renamed === name) {
          const tooFast = now !== null && isTooFast(store.sentIn(now), Date.now());
          throw tooFast ? refused({ reason: 'too-many-requests' }) : error;
        }
        name = renamed;
      }
    }
  };
}

/** Whether the rules' pace was met: a moment later the same is taken. */
export const isTooSoon = (error: unknown): boolean =>
  error instanceof CallError && error.refusal?.reason === 'too-many-requests';

/**
 * Marks messages as read, and their conversation as opened: `counter` is the field of what is unread.
 * @throws CallError, FirebaseError
 */
export const markMessagesRead = (
  path: string,
  unread: readonly { id: string }[],
  counter: string,
): Promise<void> =>
  writeTogether([
    ...unread.map(({ id }): Write => ({ update: `${path}/messages/${id}`, data: { isRead: true } })),
    { update: path, data: { [counter]: 0 } },
  ]);
