import { standingAt } from '@tempera/domain/people/access';
import { type Authority, givenRoles, mayActOn, type Role } from '@tempera/domain/people/roles';
import type { ListedPerson } from '../../firebase/live/people.ts';

export type OfferedAction = 'suspend' | 'ban' | 'lift';

export const actionVerbs = { ban: 'Ban', suspend: 'Suspend' } as const;

/** What the button of an action says. */
export function actionLabel(action: OfferedAction, { status }: Pick<ListedPerson, 'status'>): string {
  if (action !== 'lift') return `${actionVerbs[action]} User`;
  return status === 'banned' ? 'Unban User' : 'Remove Suspension';
}

/**
 * What a moderator is offered for a person: ban and suspend for an active one, the end of the restriction for another.
 * Nothing for people whom they may not moderate: those rows say Protected.
 */
export function offeredActions(
  viewer: { uid: string; role: Role },
  person: Pick<ListedPerson, 'id' | 'role' | 'status' | 'until' | 'permanent'>,
  now: number,
): OfferedAction[] {
  const may = (authority: Authority) => mayActOn(viewer, authority, { uid: person.id, role: person.role });
  if (standingAt({ ...person, reason: '' }, now) !== 'active') return may('lift') ? ['lift'] : [];
  return may('restrict') ? ['suspend', 'ban'] : [];
}

export type GivenRole = (typeof givenRoles)[number];

/** The roles that the viewer may give to somebody who has another one now; none for most viewers. */
export function offeredRoles(
  viewer: { uid: string; role: Role },
  person: { id: string; role: Role },
): GivenRole[] {
  if (!mayActOn(viewer, 'setRole', { uid: person.id, role: person.role })) return [];
  return givenRoles.filter((role) => role !== person.role);
}

const names: Record<GivenRole, string> = { admin: 'Admin', staff: 'Staff', customer: 'Customer' };

/** Make Admin, Make Staff, or Remove Admin for the way back to a customer. */
export const roleActionLabel = (from: Role, to: GivenRole): string =>
  to === 'customer' ? `Remove ${names[from as GivenRole]}` : `Make ${names[to]}`;

const protections: Partial<Record<Role, string>> = {
  owner: 'The owner can’t be moderated.',
  admin: 'Only the owner can moderate admins.',
  staff: 'Only admins can moderate staff.',
};

/** Why nothing may be done to a person by this viewer. */
export function whyProtected(
  viewer: { uid: string; role: Role },
  person: { id: string; role: Role },
): string | null {
  if (viewer.uid === person.id) return 'You can’t moderate your own account.';
  return protections[person.role] ?? null;
}
