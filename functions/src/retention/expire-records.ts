import { isRestricted } from '@tempera/domain/people/access';
import { mergePrivateSettings } from '@tempera/domain/settings/private-settings';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import {
  approvalsUntil,
  entriesUntil,
  expire,
  openCases,
  pagesOf,
  type RecordDocument,
  readAccesses,
  sentMailsUntil,
} from './records.store.ts';

const day = 24 * 60 * 60 * 1_000;

/** Until when records may be gone, in milliseconds, by the choice of the settings; null keeps all of them. */
const untilOf = (kept: string): number | null =>
  kept === 'always' ? null : clock.now() - Number(kept) * day;

async function expireMails(kept: string): Promise<number> {
  const until = untilOf(kept);
  let count = 0;
  if (until === null) return count;
  for await (const mails of pagesOf(sentMailsUntil(until))) count += await expire(mails);
  return count;
}

/** Whom an entry is about: who did something, and to whom, where that is a person. */
const peopleOf = (entry: RecordDocument) =>
  [entry.get('byId'), entry.get('targetId')].filter(
    (id): id is string => typeof id === 'string' && id !== '' && !id.includes('/'),
  );

/** Those of a page that nobody may still need: what it says is about nobody who is restricted, or whose case is open. */
async function settledOf(entries: RecordDocument[], open: ReadonlySet<string>): Promise<RecordDocument[]> {
  const records = await readAccesses([...new Set(entries.flatMap(peopleOf))]);
  const isHeld = (uid: string) => open.has(uid) || isRestricted(toAccess(records.get(uid)), clock.now());
  return entries.filter((entry) => !peopleOf(entry).some(isHeld));
}

async function expireEntries(kept: string): Promise<number> {
  const until = untilOf(kept);
  const open = until === null ? null : await openCases();
  let count = 0;
  if (until === null || open === null) return count;
  for (const query of [entriesUntil(until), approvalsUntil(until)])
    for await (const entries of pagesOf(query)) count += await expire(await settledOf(entries, open));
  return count;
}

/**
 * Gives what has been kept for as long as the settings say its end, `expiresAt`, after which the database removes it (the TTL
 * policies of `firestore.indexes.json`): mails that were sent, and entries of the audit log and answers of the owner's
 * that are about nobody under investigation. What was not sent, or waits, stays.
 */
export async function expireRecords(): Promise<{ mails: number; entries: number }> {
  const { keepMail, keepAudit } = mergePrivateSettings((await refs.privateSettings().get()).data()).settings;
  const mails = await expireMails(keepMail);
  const entries = await expireEntries(keepAudit);
  if (mails + entries > 0) logs.recordsExpired(mails, entries);
  return { mails, entries };
}
