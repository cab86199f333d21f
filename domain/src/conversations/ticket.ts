import { z } from 'zod';
import { isPlainName } from '../people/person-name.ts';
import type { Role } from '../people/roles.ts';
import { messages } from '../site/messages.ts';
import { oneLine } from '../site/one-line.ts';
import { invalidEmail } from '../site/typed.ts';
import type { TicketPriority } from './ticket-desk.ts';

const ticketStatuses = ['open', 'pending', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** `tickets/{uid_n}`; times in milliseconds, timestamps in Firestore. */
export interface Ticket {
  userId: string;
  username: string;
  status: TicketStatus;
  subject: string;
  createdAt: number;
  lastMessage: string;
  lastMessageAt: number;
  /** How many messages the customer has sent, and staff; tickets older than this have none of these fields. */
  customerSent?: number;
  staffSent?: number;
  /** How many messages of the other side a side has not opened. */
  customerUnread?: number;
  staffUnread?: number;
  /** When a side sent its last messages: message n stands under n modulo the count of {@link messagePace}. */
  customerTimes?: Record<string, number>;
  staffTimes?: Record<string, number>;
  /** When it was last closed or set to wait for its customer, and when it was last opened again by a button. */
  settledAt?: number;
  reopenedAt?: number;
  /** When staff last added a file. */
  staffAttachedAt?: number;
  /** The plan of its customer, and when an answer is due by it; null while nobody waits for one. `syncTicketDue` writes both. */
  plan?: string;
  dueAt?: number | null;
  /** The chat that it was handed over from. */
  chatId?: string;
  /** Who of those who answer takes care of it, null for nobody; `syncTicketDue` adds the null. */
  assigneeId?: string | null;
  assigneeName?: string;
  priority?: TicketPriority;
  /** The ticket of the same customer that goes on in its stead; nothing is written here any more. */
  mergedInto?: string;
  /** Until when it waits, while it is pending: `wakeTickets` opens it again then. Null or missing waits for its customer. */
  snoozedUntil?: number | null;
  /** Short words to find it by. Its customer may read them, as all of this document: remarks are notes. */
  tags?: readonly string[];
}

/** `tickets/{id}/notes/{id}`: what those who answer tell each other; its customer never sees it. */
export interface TicketNote {
  authorId: string;
  authorName: string;
  text: string;
  at: number;
  /** Whom of those who answer it names; they are told. */
  mentions?: readonly string[];
}

/** `tickets/{id}/present/{uid}`: one of those who answer has the ticket open, or is writing in it. */
export interface TicketPresence {
  name: string;
  typing: boolean;
  at: number;
}

/** Who writes into a ticket: whose it is, be they staff or not, or those who answer. */
export type TicketSide = 'customer' | 'staff';

/** So many messages a person, or a side of a ticket, sends into a conversation at most, within so many milliseconds; the same in firestore.rules. */
export const messagePace = { count: 5, withinMs: 10_000 } as const;

/** How many messages somebody has sent into a conversation, and when the last: message n under n modulo the pace's count. */
export interface SentMessages {
  count: number;
  times: Record<string, number> | undefined;
}

/** Whether somebody has sent as many messages lately as they may. Times in milliseconds. */
export function isTooFast({ count, times }: SentMessages, now: number): boolean {
  const fifthBefore = times?.[count % messagePace.count];
  return fifthBefore !== undefined && now - fifthBefore < messagePace.withinMs;
}

/** How many messages each side of a ticket has sent and not opened, also of a ticket that has no such fields. */
export function countsOf(ticket: Ticket) {
  const { customerSent = 1, staffSent = 0, customerUnread = 0, staffUnread = 1 } = ticket;
  return { customerSent, staffSent, customerUnread, staffUnread, messages: customerSent + staffSent };
}

/** The id of a side's message n, counted from 0; a ticket's first message is {@link firstMessageId} instead. */
export const messageId = (side: TicketSide, number: number): string => `${side}_${number}`;

/** `tickets/{id}/messages/{id}`; the first one's id is {@link firstMessageId}. */
export interface TicketMessage {
  fromUserId: string;
  fromUserName: string;
  fromUserRole: Role;
  message: string;
  timestamp: number;
  isRead: boolean;
}

/** The message that a ticket is opened with; the rules find it by this name. */
export const firstMessageId = 'first';

/** A person's tickets are numbered from 0, so that each can be held to a minute after the one before (decision 11). */
export const ticketId = (uid: string, number: number): string => `${uid}_${number}`;

/** The number in a ticket's id. */
export const ticketNumber = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** Longest texts, in characters; the same in firestore.rules. */
export const contactLimits = { name: 80, email: 254, subject: 150, message: 4_000 } as const;

const { missing, tooLong } = messages.support;

const line = (field: 'name' | 'subject') =>
  z
    .string()
    .max(contactLimits[field] * 100, tooLong(contactLimits[field]))
    .overwrite((typed) => oneLine(typed.toWellFormed()))
    .min(1, missing[field])
    .max(contactLimits[field], tooLong(contactLimits[field]));

/** The form of the support page: for a ticket and for a visitor's mail alike. */
export const contactSchema = z.object({
  name: line('name').superRefine(isPlainName),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, missing.email)
    .max(contactLimits.email, tooLong(contactLimits.email))
    .pipe(z.email(invalidEmail)),
  subject: line('subject'),
  message: z
    .string()
    .overwrite((typed) => typed.toWellFormed().replaceAll('\0', ' ').trim())
    .min(1, missing.message)
    .max(contactLimits.message, tooLong(contactLimits.message)),
});
/** A member's: it goes under the name that the store has of them, whatever it was let be. */
export const memberContactSchema = contactSchema.extend({ name: z.string() });
export type ContactMessage = z.infer<typeof contactSchema>;

/** `website` is a field that people don't see; whoever fills it is a machine and gets thanks for nothing. */
export const sendContactMessageInput = contactSchema.extend({ website: z.string().max(500).nullish() });
export type SendContactMessageInput = z.input<typeof sendContactMessageInput>;
export interface SendContactMessageOutput {
  accepted: true;
}

/** What goes into and comes out of the callables about live chat; as `calls.ts`. */

/** The id of a session: a uid and a number, which become part of a document's path. */
export const handOverChatInput = z.object({
  chatId: z
    .string()
    .max(140)
    .regex(/^[^/\s.]+_\d{1,9}$/)
    .refine((id) => id.isWellFormed()),
});
export interface HandOverChatOutput {
  ticketId: string;
}

const ticketIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}_\d{1,9}$/);

export const mergeTicketsInput = z.object({ from: ticketIdSchema, into: ticketIdSchema });
export type MergeTicketsInput = z.input<typeof mergeTicketsInput>;
export interface MergeTicketsOutput {
  /** The ticket that goes on. */
  ticketId: string;
}
