import {
  firstMessageId,
  messageId,
  messagePace,
  type TicketSide,
  ticketId,
} from '@tempera/domain/conversations/ticket';
import { ticketTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import type { Store } from './open-store.ts';
import { type SeedTicket, tickets } from './tickets.ts';

const minuteMs = 60_000;

function accountOf(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`the seed has no ${role}`);
  return account;
}

function documentsOf({ subject, status, opened, messages }: SeedTicket, number: number) {
  const people = { customer: accountOf('customer'), staff: accountOf('staff') };
  const { uid, name, email } = people.customer;
  const id = ticketId(uid, number);
  const path = `tickets/${id}`;
  const createdAt = Date.now() - opened * 60 * minuteMs;
  const sent: Record<TicketSide, number> = { customer: 0, staff: 0 };
  const times: Record<TicketSide, Record<string, Timestamp>> = { customer: {}, staff: {} };
  const last = messages.at(-1) ?? messages[0];
  const written = messages.map((message) => {
    const { from, text, minutes } = message;
    const author = people[from];
    const messageKey =
      from === 'customer' && sent.customer === 0 ? firstMessageId : messageId(from, sent[from]);
    const at = Timestamp.fromMillis(createdAt + minutes * minuteMs);
    times[from][sent[from] % messagePace.count] = at;
    sent[from] += 1;
    const data = {
      fromUserId: author.uid,
      fromUserName: author.name,
      fromUserRole: author.role,
      message: text,
      timestamp: at,
      isRead: message !== last,
    };
    return [`${path}/messages/${messageKey}`, data] as const;
  });
  const ticket = {
    userId: uid,
    username: name,
    status,
    subject,
    createdAt: Timestamp.fromMillis(createdAt),
    lastMessage: last.text,
    terms: ticketTerms(id, { username: name, subject, lastMessage: last.text }, email),
    lastMessageAt: Timestamp.fromMillis(createdAt + last.minutes * minuteMs),
    customerSent: sent.customer,
    customerUnread: last.from === 'staff' ? 1 : 0,
    customerTimes: times.customer,
    staffSent: sent.staff,
    staffUnread: last.from === 'customer' ? 1 : 0,
    staffTimes: times.staff,
  };
  return [[path, ticket] as const, ...written];
}

/** The demo customer's tickets, each with what was said in it. */
export async function seedTickets({ db }: Store): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of tickets.flatMap(documentsOf)) batch.set(db.doc(path), data);
  await batch.commit();
}
