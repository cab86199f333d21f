import type { AuditAction } from '@tempera/domain/operations/audit';
import { type ApprovalAct, type ApprovalStatus, approvalActSchema } from '@tempera/domain/people/approval';
import type { DocumentData } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, type Timestamp } from '../platform/timestamps.ts';

export interface Letter {
  id: string;
  mail: DocumentData;
}

const auditOf = (action: AuditAction, by: Manager, id: string, what: string): DocumentData => ({
  action,
  ...by,
  targetId: id,
  targetName: what,
  details: {},
  at: serverTime(),
});

interface Asked {
  id: string;
  act: ApprovalAct;
  what: string;
  by: Manager;
  byEmail: string;
}

/** What has no answer yet, or one that is being carried out. */
type Waiting = Extract<ApprovalStatus, 'open' | 'approving'>;
const isWaiting = (status: unknown): status is Waiting => status === 'open' || status === 'approving';

/** Writes down what waits for the owner, with the mail to them; what waits already is left as it is, and what was answered is asked once more. */
export async function writeAsked(
  { id, act, what, by, byEmail }: Asked,
  letter: Letter | null,
): Promise<void> {
  const ref = refs.approval(id);
  await db().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (isWaiting(stored.data()?.status)) return;
    const { byId, byName } = by;
    transaction.set(ref, {
      act,
      what,
      byId,
      byName,
      byEmail,
      at: serverTime(),
      status: 'open',
      decidedAt: null,
    });
    transaction.create(refs.audit().doc(), auditOf('approval.asked', by, id, what));
    if (letter) transaction.create(refs.mail(letter.id), letter.mail);
  });
}

export interface WaitingApproval {
  id: string;
  act: ApprovalAct;
  what: string;
  byId: string;
  byName: string;
  byEmail: string;
  status: Waiting;
  updateTime: Timestamp;
}

/** Null for one that nobody asked for, or that is decided. */
export async function readWaiting(id: string): Promise<WaitingApproval | null> {
  const stored = await refs.approval(id).get();
  const { status, act, what, byId, byName, byEmail } = stored.data() ?? {};
  if (!isWaiting(status) || !stored.updateTime) return null;
  const { updateTime } = stored;
  return { id, act: approvalActSchema.parse(act), what, byId, byName, byEmail, status, updateTime };
}

/** What `work` writes, or null where somebody else wrote before, or took the document away. */
async function unlessOvertaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return null;
    throw error;
  }
}

/** Moves one that waits to where it is carried out, or back. @returns it as it stands then, null when somebody was quicker */
export async function writeWaiting(
  approval: WaitingApproval,
  status: Waiting,
): Promise<WaitingApproval | null> {
  const { id, updateTime: lastUpdateTime } = approval;
  const written = await unlessOvertaken(() => refs.approval(id).update({ status }, { lastUpdateTime }));
  return written && { ...approval, status, updateTime: written.writeTime };
}

/** @returns false when somebody was quicker */
export async function writeDecided(
  { id, what, updateTime }: WaitingApproval,
  status: Exclude<ApprovalStatus, Waiting>,
  by: Manager,
  letter: Letter | null,
): Promise<boolean> {
  const batch = db().batch();
  batch.update(refs.approval(id), { status, decidedAt: serverTime() }, { lastUpdateTime: updateTime });
  batch.create(refs.audit().doc(), auditOf(`approval.${status}`, by, id, what));
  if (letter) batch.create(refs.mail(letter.id), letter.mail);
  return (await unlessOvertaken(() => batch.commit())) !== null;
}
