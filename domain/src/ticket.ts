import { z } from 'zod';
import type { Role } from './roles.ts';

export const ticketStatuses = ['open', 'pending', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** `tickets/{uid_n}` (storefront.md §3, Support ticket); times in milliseconds, timestamps in Firestore. */
export interface Ticket {
  userId: string;
  username: string;
  status: TicketStatus;
  subject: string;
  createdAt: number;
  lastMessage: string;
  lastMessageAt: number;
}

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

/** Line breaks, other control characters and marks that turn the direction of what follows have no place in one line. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const line = (max: number) =>
  z
    .string()
    .max(max * 100)
    .overwrite((typed) => typed.toWellFormed().replace(unprintable, ' ').trim())
    .min(1)
    .max(max);

/** The form of the support page (storefront.md §2, Support): for a ticket and for a visitor's mail alike. */
export const contactSchema = z.object({
  name: line(contactLimits.name),
  email: z.string().trim().toLowerCase().max(contactLimits.email).pipe(z.email()),
  subject: line(contactLimits.subject),
  message: z
    .string()
    .overwrite((typed) => typed.toWellFormed().replaceAll('\0', ' ').trim())
    .min(1)
    .max(contactLimits.message),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** `website` is a field that people don't see; whoever fills it is a machine and gets thanks for nothing. */
export const sendContactMessageInput = contactSchema.extend({ website: z.string().max(500).nullish() });
export type SendContactMessageInput = z.input<typeof sendContactMessageInput>;
export interface SendContactMessageOutput {
  accepted: true;
}
