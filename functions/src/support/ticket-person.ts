import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { memberName } from '@tempera/domain/people/member-name';
import { may, type Role } from '@tempera/domain/people/roles';
import { type DocumentData, db } from '../platform/admin.ts';
import { type Asking, assertOpen, isGuest, requireBearer, toSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';

/** Somebody who may read a ticket: whose it is, restricted or not, or one of those who answer. */
export interface TicketPerson {
  uid: string;
  name: string;
  /** As their record says it, which is what messages show too. */
  role: Role;
  side: 'customer' | 'staff';
  ticket: DocumentData;
}

/**
 * Who asks for a ticket, mirroring the rules of `tickets/{id}`.
 * @throws RefusalError `sign-in-required`, `maintenance` for writing, `ticket-not-found` also where it is another's
 */
export async function loadTicketPerson(
  request: Asking,
  ticketId: string,
  wants: 'read' | 'write',
): Promise<TicketPerson> {
  const identity = await requireBearer(request);
  const { uid } = identity;
  const [record, ticket, user, maintenance] = await db().getAll(
    refs.access(uid),
    refs.ticket(ticketId),
    refs.user(uid),
    refs.maintenance(),
  );
  const caller = toSession(identity, record?.data());
  const restricted = isRestricted(caller.access, clock.now());
  const role = restricted ? 'customer' : caller.role;
  if (wants === 'write') assertOpen({ enabled: maintenance?.data()?.enabled === true }, { ...caller, role });
  const data = ticket?.data();
  const own = data?.userId === uid && !isGuest(identity);
  if (!data || (!own && !may(role, 'answerSupport'))) throw new RefusalError('ticket-not-found');
  const name = user?.data()?.name ?? memberName(uid);
  return { uid, name, role: caller.access.role, side: own ? 'customer' : 'staff', ticket: data };
}

/** As the rules name tickets: a person's uid and a number. Nothing in it leads out of a folder. */
const ticketPattern = '[A-Za-z0-9_-]{1,128}_[0-9]{1,9}';
const wholeTicket = new RegExp(`^/(?:attach/)?(${ticketPattern})$`);
const wholeFile = new RegExp(`^/(?:attachments/)?(${ticketPattern})/([A-Za-z0-9]{20})$`);

/** Whose files of a ticket stand below this, in the bucket. */
export const ticketFolder = (ticketId: string): string => `attachments/${ticketId}/`;

/** Where a file stands in the bucket. */
export const attachmentFile = (ticketId: string, id: string): string => `${ticketFolder(ticketId)}${id}`;

/** The ticket that a file is sent to, or null for an address that is none of ours. */
export const ticketAsked = (path: string): string | null => wholeTicket.exec(path)?.[1] ?? null;

/** The file that an address asks for, or null. */
export function fileAsked(path: string): { ticketId: string; id: string } | null {
  const [, ticketId, id] = wholeFile.exec(path) ?? [];
  return ticketId && id ? { ticketId, id } : null;
}
