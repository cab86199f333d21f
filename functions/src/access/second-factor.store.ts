import { mergeOwnerSettings } from '@tempera/domain/settings/owner-settings';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';

/**
 * Says in somebody's access record whether their role wants a second factor, as the owner's settings are now: rules and functions look at that record
 * anyway, so the switch costs no request anything.
 */
export async function syncSecondFactor(uid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const [access, settings] = await transaction.getAll(refs.access(uid), refs.ownerSettings());
    if (!access?.exists) return;
    const isTeam = toAccess(access.data()).role !== 'customer';
    const needs = isTeam && mergeOwnerSettings(settings?.data()).requireSecondFactor;
    // The rules only look whether it is there.
    if ((access.data()?.needsSecondFactor === true) !== needs)
      transaction.update(access.ref, { needsSecondFactor: needs || FieldValue.delete() });
  });
}

/** The same for the whole team, when the owner has changed their mind. */
export async function syncTeam(): Promise<void> {
  const team = await refs.accesses().where('role', 'in', ['owner', 'admin', 'staff']).get();
  for (const { id } of team.docs) await syncSecondFactor(id);
}
