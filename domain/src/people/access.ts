import type { Role } from './roles.ts';

export const standings = ['active', 'banned', 'suspended'] as const;
export type Standing = (typeof standings)[number];

/** `access/{uid}`: a person's role and standing. `until` in milliseconds, null when there is no end. */
export interface Access {
  role: Role;
  status: Standing;
  reason: string;
  until: number | null;
  permanent: boolean;
}

/**
 * The standing that counts now: a timed restriction is over as soon as its end has passed, cleaned up or not;
 * a suspension without an end counts as active, since a suspension is always for a time.
 */
export function standingAt(access: Access, now: number): Standing {
  if (access.status === 'active') return 'active';
  if (access.status === 'banned' && access.permanent) return 'banned';
  return access.until !== null && access.until > now ? access.status : 'active';
}

export function isRestricted(access: Access, now: number): boolean {
  return standingAt(access, now) !== 'active';
}
