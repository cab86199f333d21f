import { givenRoles, mayActOn, type Role } from '@tempera/domain/people/roles';

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
export const roleDeed = (from: Role, to: GivenRole): string =>
  to === 'customer' ? `Remove ${names[from as GivenRole]}` : `Make ${names[to]}`;
