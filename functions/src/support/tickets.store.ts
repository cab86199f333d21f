import { isDeepStrictEqual } from 'node:util';
import { dueAfter } from '@tempera/domain/conversations/ticket-due';
import { starterPlan } from '@tempera/domain/plans/plan';
import { ticketTerms } from '@tempera/domain/search/document-terms';
import type { DocumentData } from 'firebase-admin/firestore';
import { readPlan } from '../plans/read-plan.store.ts';
import { db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { settledLast, waitingSince } from './waiting-since.ts';

/** When the customer wrote, or added a file, first since staff dealt with the ticket; without that, when they opened it. */
async function firstAdded(id: string, ticket: DocumentData): Promise<unknown[]> {
  const settled = settledLast(ticket);
  if (settled === null) return [ticket.createdAt];
  const [messages, files] = await Promise.all([
    refs.ticketMessages(id).orderBy('timestamp').startAfter(settled).limit(1).get(),
    refs.ticketAttachments(id).orderBy('at').startAfter(settled).limit(1).get(),
  ]);
  return [messages.docs[0]?.get('timestamp'), files.docs[0]?.get('at')];
}

/** No query finds what a document does not say, so one that nobody takes care of says that. */
const unassigned = { assigneeId: null, assigneeName: '' };

/** Answered or closed before its time, which must not open it when it waits for something else by then. */
const isOverslept = ({ status, snoozedUntil }: DocumentData) =>
  status !== 'pending' && snoozedUntil !== undefined && snoozedUntil !== null;

/** What a ticket should say of its due time, of who takes care of it, and of what it is found by, as everything stands now. */
async function dueOf(id: string, ticket: DocumentData): Promise<DocumentData> {
  const uid = String(ticket.userId);
  const [user, subscription] = await db().getAll(refs.user(uid), refs.subscription(uid));
  const said = {
    terms: ticketTerms(id, ticket, user?.data()?.email),
    ...(ticket.assigneeId === undefined && unassigned),
    ...(isOverslept(ticket) && { snoozedUntil: null }),
  };
  if (ticket.status !== 'open') return { dueAt: null, ...said };
  const since = toMillis(waitingSince(ticket, await firstAdded(id, ticket)));
  if (since === null) return { dueAt: null, ...said };
  const plan = String(user?.data()?.plan ?? starterPlan);
  const planSince = toMillis(subscription?.data()?.planSince);
  const due = dueAfter(since, plan, planSince, await readPlan(plan));
  return { plan, dueAt: fromMillis(due), ...said };
}

const says = (ticket: DocumentData, due: DocumentData) =>
  toMillis(ticket.dueAt) === toMillis(due.dueAt) &&
  ticket.dueAt !== undefined &&
  isDeepStrictEqual(ticket.terms, due.terms) &&
  due.assigneeId === undefined &&
  due.snoozedUntil === undefined &&
  (due.plan === undefined || due.plan === ticket.plan);

/** Messages that come meanwhile each have an event of their own. */
const attempts = 5;

/** Writes a ticket's plan, due time and terms if they are others than it says. @throws the Firestore error of the last attempt */
export async function writeDue(id: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stored = await refs.ticket(id).get();
    const ticket = stored.data();
    if (!ticket || !stored.updateTime) return;
    const due = await dueOf(id, ticket);
    if (says(ticket, due)) return;
    try {
      await stored.ref.update(due, { lastUpdateTime: stored.updateTime });
      return;
    } catch (error) {
      if ((!isOvertaken(error) && !isMissing(error)) || attempt === attempts) throw error;
    }
  }
}
