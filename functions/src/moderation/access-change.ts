import type { AuditAction } from '@tempera/domain/operations/audit';
import type { Access } from '@tempera/domain/people/access';
import type { DocumentData, DocumentSnapshot } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { fromMillis, serverTime } from '../platform/timestamps.ts';

/** Who changes a record; the store itself has no uid. */
export interface Actor {
  uid: string;
  name: string;
  role: string;
}

export const theStore: Actor = { uid: '', name: 'Store', role: '' };

/** What was done, as `access/{uid}/log/{id}.what` and, with `access.` before it, `audit/{id}.action` have it. */
export type AccessAction = 'role' | 'ban' | 'suspend' | 'lift';

/** A change of somebody's role or standing: the fields that become different, and what the records say of it. */
export interface AccessChange {
  what: AccessAction;
  fields: Partial<Pick<Access, 'role' | 'status' | 'until' | 'permanent'>>;
  why: string;
}

/** A person whose record is to change, as it stands now. */
export interface Target {
  uid: string;
  name: string;
  access: Access;
  record: DocumentSnapshot;
}

export const toTarget = (uid: string, name: unknown, record: DocumentSnapshot): Target => ({
  uid,
  name: typeof name === 'string' ? name : '',
  access: toAccess(record.data()),
  record,
});

/**
 * `access/{uid}` with the change in it; `restrictionId` names the log entry of the restriction in force. Who made it stands in
 * that entry, which the person can't read.
 */
export function changedRecord(change: AccessChange, logId: string): DocumentData {
  const { until, ...others } = change.fields;
  const shared = { ...others, updatedAt: serverTime() };
  if (change.what === 'role') return shared;
  return {
    ...shared,
    until: until ? fromMillis(until) : null,
    reason: change.why,
    restrictionId: change.what === 'lift' ? '' : logId,
  };
}

/** An entry of `access/{uid}/log`: who, what, why, from what to what, until when. */
export function logEntry(change: AccessChange, target: Target, by: Actor): DocumentData {
  const { role, status, until, permanent } = change.fields;
  const isRole = change.what === 'role';
  return {
    what: change.what,
    from: isRole ? target.access.role : target.access.status,
    to: isRole ? role : status,
    until: until ? fromMillis(until) : null,
    permanent: permanent === true,
    byId: by.uid,
    byName: by.name,
    why: change.why,
    at: serverTime(),
  };
}

/** An entry of `audit/{id}`, which admins read. */
export function auditEntry(
  action: AuditAction,
  target: Target,
  by: Actor,
  details: Record<string, unknown>,
): DocumentData {
  return {
    action,
    byId: by.uid,
    byName: by.name,
    byRole: by.role,
    targetId: target.uid,
    targetName: target.name,
    details,
    at: serverTime(),
  };
}

export function auditOf(change: AccessChange, target: Target, by: Actor): DocumentData {
  const { from, to, until, permanent, why } = logEntry(change, target, by);
  return auditEntry(`access.${change.what}`, target, by, { from, to, until, permanent, why });
}
