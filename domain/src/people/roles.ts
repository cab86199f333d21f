export const roles = ['owner', 'admin', 'staff', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Who acts: a role, or somebody not signed in. */
export type Actor = Role | 'visitor';

/**
 * The permission table, the one place where rights are written down. Rules and guards mirror it, and tests hold them
 * to it. What one person does to another stands in {@link authority}.
 */
export const permissions = {
  browse: ['owner', 'admin', 'staff', 'customer', 'visitor'],
  buy: ['owner', 'admin', 'staff', 'customer'],
  manageStore: ['owner', 'admin'],
  /** Where the store's mail goes through, links to sign in included. */
  chooseMailServer: ['owner'],
  answerSupport: ['owner', 'admin', 'staff'],
  seeUsers: ['owner', 'admin', 'staff'],
  /** To read what a customer has bought, and to mail them the links to it again; by functions, which note it. */
  helpCustomers: ['owner', 'admin', 'staff'],
} as const satisfies Record<string, readonly Actor[]>;
export type Permission = keyof typeof permissions;

export function may(actor: Actor, permission: Permission): boolean {
  return (permissions[permission] as readonly Actor[]).includes(actor);
}

/**
 * Whom a role may act on, by the role of the other. The owner is in no list: nobody makes, unmakes,
 * bans or suspends them. Nobody acts on themselves; see {@link mayActOn}.
 */
export const authority = {
  setRole: {
    owner: ['admin', 'staff', 'customer'],
    admin: ['admin', 'staff', 'customer'],
    staff: [],
    customer: [],
  },
  banForGood: {
    owner: ['admin', 'staff', 'customer'],
    admin: ['staff', 'customer'],
    staff: [],
    customer: [],
  },
  /** A timed ban or a suspension. */
  restrict: {
    owner: ['admin', 'staff', 'customer'],
    admin: ['staff', 'customer'],
    staff: ['customer'],
    customer: [],
  },
  /** Ends a restriction, whoever imposed it. */
  lift: {
    owner: ['admin', 'staff', 'customer'],
    admin: ['staff', 'customer'],
    staff: ['customer'],
    customer: [],
  },
} as const satisfies Record<string, Record<Role, readonly Role[]>>;
export type Authority = keyof typeof authority;

/** The roles that `setRole` gives: the owner's comes from their verified email address alone. */
export const givenRoles = ['admin', 'staff', 'customer'] as const satisfies Role[];

interface Somebody {
  uid: string;
  role: Role;
}

export function mayActOn(actor: Somebody, action: Authority, target: Somebody): boolean {
  if (actor.uid === target.uid) return false;
  return (authority[action][actor.role] as readonly Role[]).includes(target.role);
}
