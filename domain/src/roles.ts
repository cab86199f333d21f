export const roles = ['owner', 'admin', 'staff', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Who acts: a role, or somebody not signed in. */
export type Actor = Role | 'visitor';

/**
 * The permission table of design.md §3, the one place where rights are written down. Rules and guards mirror it and
 * tests hold them to it. `setRole` and moderation also depend on the target: see `may-moderate` of the moderation module.
 */
export const permissions = {
  browse: ['owner', 'admin', 'staff', 'customer', 'visitor'],
  buy: ['owner', 'admin', 'staff', 'customer'],
  manageStore: ['owner', 'admin'],
  answerSupport: ['owner', 'admin', 'staff'],
  seeUsers: ['owner', 'admin', 'staff'],
} as const satisfies Record<string, readonly Actor[]>;
export type Permission = keyof typeof permissions;

export function may(actor: Actor, permission: Permission): boolean {
  return (permissions[permission] as readonly Actor[]).includes(actor);
}
