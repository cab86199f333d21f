import type { AuditAction } from '@tempera/domain/operations/audit';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { newAccess } from '../platform/caller.ts';
import { eachDocument } from '../platform/each-document.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import {
  type AccessChange,
  type Actor,
  auditEntry,
  auditOf,
  changedRecord,
  logEntry,
  type Target,
  toTarget,
} from './access-change.ts';

/** The documents of an actor and of the person acted on, read in one transaction. */
export interface Records {
  actor: DocumentSnapshot | null;
  actorUser: DocumentSnapshot | null;
  target: Target;
  related: DocumentSnapshot | null;
}

async function readRecords(
  transaction: Transaction,
  uid: string,
  actorUid: string | null,
  relatedRef?: DocumentReference,
): Promise<Records & { profile: DocumentSnapshot }> {
  const refsOf = (id: string) => [refs.access(id), refs.user(id)];
  const found = await transaction.getAll(
    ...refsOf(uid),
    refs.profile(uid),
    ...(actorUid === null ? [] : refsOf(actorUid)),
    ...(relatedRef ? [relatedRef] : []),
  );
  const related = relatedRef ? (found.pop() ?? null) : null;
  const [record, user, profile, actor = null, actorUser = null] = found;
  if (!record || !user || !profile) throw new Error('the database returned fewer documents than asked for');
  return { actor, actorUser, related, profile, target: toTarget(uid, user.data()?.name, record) };
}

function write(
  transaction: Transaction,
  target: Target,
  profile: DocumentSnapshot,
  by: Actor,
  change: AccessChange,
) {
  const entry = refs.accessLog(target.uid).doc();
  const fields = changedRecord(change, entry.id);
  if (target.record.exists) transaction.update(target.record.ref, fields);
  else transaction.create(target.record.ref, { ...newAccess, ...fields });
  transaction.create(entry, logEntry(change, target, by));
  transaction.create(refs.audit().doc(), auditOf(change, target, by));
  const { role } = change.fields;
  if (role !== undefined && profile.exists) transaction.update(profile.ref, { role });
  return entry.id;
}

/** What is to change: of the record, and of the related document. */
export interface Decision {
  change: AccessChange | null;
  related?: { fields: DocumentData; action: AuditAction };
  /** A mail that goes with the change, whose entry in the log has this id. */
  letter?: (entryId: string) => { id: string; mail: DocumentData };
}

/**
 * Changes `access/{uid}` with its log and audit entries in one commit, or nothing. What is decided holds for the very
 * records that it was decided on, the actor's too: a demotion or ban that comes first leaves nothing to act with, and
 * one that comes second finds the change made.
 * @param decide returns what changes and who did it, or null for nothing; what it throws ends the transaction
 * @returns what was decided, and done
 */
export function changeAccess<D extends Decision & { by: Actor }>(
  uid: string,
  actorUid: string | null,
  decide: (records: Records) => D | null,
  related?: DocumentReference,
): Promise<D | null> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const { profile, ...records } = await readRecords(transaction, uid, actorUid, related);
      const decided = decide(records);
      if (!decided) return null;
      const { change, by } = decided;
      const entryId = change && write(transaction, records.target, profile, by, change);
      const letter = entryId && decided.letter?.(entryId);
      if (letter) transaction.create(refs.mail(letter.id), letter.mail);
      if (related && decided.related) {
        const { fields, action } = decided.related;
        transaction.update(related, fields);
        transaction.create(
          refs.audit().doc(),
          auditEntry(action, records.target, by, { appeal: related.id }),
        );
      }
      return decided;
    }),
  );
}

const pageSize = 500;

/** The restrictions that were over at `now` (milliseconds) and still stand written, page by page. */
export async function* endedRestrictions(now: number): AsyncGenerator<{ uid: string; until: number }> {
  const ended = refs.accesses().where('until', '<=', fromMillis(now)).orderBy('until').select('until');
  for await (const record of eachDocument(ended, pageSize)) {
    yield { uid: record.id, until: toMillis(record.data().until) ?? 0 };
  }
}
