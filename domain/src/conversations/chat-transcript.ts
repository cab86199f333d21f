import { formatLongUtcDate } from '../site/dates.ts';
import type { ChatMessage } from './chat.ts';
import { contactLimits } from './ticket.ts';

/** What stands for the messages that are left out. */
const leftOut = '[…]';

/** A moment in UTC, since whoever reads it may be anywhere. */
const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);

const lineOf = ({ senderName, message, timestamp }: Spoken) =>
  `[${timeOf(timestamp)}] ${senderName}: ${message}`;

type Spoken = Pick<ChatMessage, 'senderName' | 'message' | 'timestamp'>;

/** The first `max` code units, without half of a surrogate pair at the end. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

/**
 * A chat as the first message of a ticket: one line for each message with its time (UTC), the oldest first. What a ticket's
 * message has no room for is left out from the oldest on.
 * @param messages the oldest first
 */
export function transcriptOf(messages: readonly Spoken[], max: number = contactLimits.message): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of messages.map(lineOf).toReversed()) {
    const room = max - length - (kept.length === messages.length - 1 ? 0 : leftOut.length + 1);
    if (line.length > room) {
      if (kept.length === 0) return `${leftOut}\n${cut(line, max - leftOut.length - 1)}`;
      return [leftOut, ...kept].join('\n');
    }
    kept.unshift(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

/** The subject of the ticket that a chat goes on in. @param at when the chat began, in milliseconds */
export const handOverSubject = (at: number): string => `Live chat of ${formatLongUtcDate(at)}`;
