import type { AuditAction } from '@tempera/domain/operations/audit';
import { type ApprovalAct, type ApprovalStatus, approvalActSchema } from '@tempera/domain/people/approval';
import type { DocumentData } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
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

/** Writes down what waits for the owner, with the mail to them; what waits already is left as it is, and what was declined is asked once more. */
export async function writeAsked(
  { id, act, what, by, byEmail }: Asked,
  letter: Letter | null,
): Promise<void> {
  const ref = refs.approval(id);
  await db().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.data()?.status === 'open') return;
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

export interface OpenApproval {
  id: string;
  act: ApprovalAct;
  what: string;
  byName: string;
  byEmail: string;
  updateTime: Timestamp;
}

/** Null for one that nobody asked for, or that is decided. */
export async function readOpen(id: string): Promise<OpenApproval | null> {
  const stored = await refs.approval(id).get();
  const { status, act, what, byName, byEmail } = stored.data() ?? {};
  if (status !== 'open' || !stored.updateTime) return null;
  return { id, act: approvalActSchema.parse(act), what, byName, byEmail, updateTime: stored.updateTime };
}

/** @returns false when somebody was quicker */
export async function writeDecided(
  { id, what, updateTime }: OpenApproval,
  status: Exclude<ApprovalStatus, 'open'>,
  by: Manager,
  letter: Letter | null,
): Promise<boolean> {
  const batch = db().batch();
  batch.update(refs.approval(id), { status, decidedAt: serverTime() }, { lastUpdateTime: updateTime });
  batch.create(refs.audit().doc(), auditOf(`approval.${status}`, by, id, what));
  if (letter) batch.create(refs.mail(letter.id), letter.mail);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
