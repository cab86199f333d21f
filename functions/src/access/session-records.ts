import type { Access } from '@tempera/domain/people/access';
import { memberName } from '@tempera/domain/people/member-name';
import { nameLimit, nameProblem } from '@tempera/domain/people/person-name';
import type { Role } from '@tempera/domain/people/roles';
import { type Identity, isGuest, isUnconfirmed } from '../platform/caller.ts';
import { toListed } from './directory.store.ts';

/** What a person is called until they say otherwise: by the token, else the sign-in record; else, or if that is no name, by a number. */
export function displayName(identity: Identity, recordName: string | undefined): string {
  if (isGuest(identity)) return 'Guest';
  const name = (identity.name || (recordName ?? '')).slice(0, nameLimit).toWellFormed().trim();
  return name === '' || nameProblem(name) ? memberName(identity.uid) : name;
}

/** The owner is whoever has verified the owner's address. `ownerEmail` is the function parameter's value. */
export function isOwner(identity: Identity, ownerEmail: string): boolean {
  const wanted = ownerEmail.trim().toLowerCase();
  return wanted !== '' && identity.emailVerified && identity.email === wanted;
}

/** The role that the session begins with: the record's, or the owner's for the owner. */
export function roleFor(identity: Identity, access: Access, ownerEmail: string): Role {
  return isOwner(identity, ownerEmail) ? 'owner' : access.role;
}

/** `users/{uid}` of a person who is here for the first time; times are added by the store. */
export function newUser(identity: Pick<Identity, 'uid' | 'email'>, name: string, access: Access) {
  return {
    ...toListed(identity.uid, { name, email: identity.email }, access),
    until: null,
    name,
    email: identity.email,
    avatar: '',
    bio: '',
    totalOrders: 0,
    downloads: 0,
    totalSpentCents: 0,
    plan: 'starter',
  };
}

/**
 * Whether an account is here for the first time with an address that is not confirmed: a new one, or a guest's that has
 * become one.
 */
export const isNewAddress = (identity: Identity, stored: { email?: unknown } | undefined): boolean =>
  isUnconfirmed(identity) && !stored?.email;

/** That the address on record is confirmed: a former one is given back only where it was (`restoreAddress`). */
export const confirmation = (
  { email, emailVerified }: Pick<Identity, 'email' | 'emailVerified'>,
  stored: { email?: unknown; confirmedEmail?: unknown },
): { confirmedEmail?: string } =>
  emailVerified && email !== '' && stored.email === email && stored.confirmedEmail !== email
    ? { confirmedEmail: email }
    : {};

/**
 * What a later session adds to `users/{uid}` of a guest who has signed up: their address, and what they are called now. An address that is there is moved by
 * `followChange` alone, which tells the former one of it.
 */
export function changedUser(
  identity: Identity,
  stored: { name?: unknown; email?: unknown; confirmedEmail?: unknown },
  name: string,
): { name?: string; email?: string; confirmedEmail?: string } {
  const changes: { name?: string; email?: string } = {};
  if (!stored.email && identity.email !== '') changes.email = identity.email;
  if (stored.name === 'Guest' && !isGuest(identity)) changes.name = name;
  return { ...changes, ...confirmation(identity, { ...stored, ...changes }) };
}
