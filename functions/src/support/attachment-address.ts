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
