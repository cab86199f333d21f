import type { Role } from '@tempera/domain/people/roles';

/**
 * Who stands before the rules. `claim` is what the token says, `access` what the record says; `null` means that
 * there is none. The last four are the ways in which the two can disagree.
 */
interface Person {
  signedIn: boolean;
  anonymous?: boolean;
  claim: Role | null;
  access: {
    role: Role;
    status: 'active' | 'banned' | 'suspended';
    permanent: boolean;
    ends: number | null;
  } | null;
  /** True when the documents that the person is tried on are their own, false when they are a customer's. */
  own: boolean;
}

const hour = 60 * 60_000;
const free = { status: 'active', permanent: false, ends: null } as const;
const customer = { role: 'customer', ...free } as const;

/** `ends` is in milliseconds from now. */
export const people = {
  visitor: { signedIn: false, claim: null, access: null, own: false },
  guest: { signedIn: true, anonymous: true, claim: null, access: customer, own: true },
  customer: { signedIn: true, claim: null, access: customer, own: true },
  stranger: { signedIn: true, claim: null, access: customer, own: false },
  banned: {
    signedIn: true,
    claim: null,
    access: { role: 'customer', status: 'banned', permanent: true, ends: null },
    own: true,
  },
  suspended: {
    signedIn: true,
    claim: null,
    access: { role: 'customer', status: 'suspended', permanent: false, ends: hour },
    own: true,
  },
  released: {
    signedIn: true,
    claim: null,
    access: { role: 'customer', status: 'suspended', permanent: false, ends: -hour },
    own: true,
  },
  staff: { signedIn: true, claim: 'staff', access: { role: 'staff', ...free }, own: false },
  suspendedStaff: {
    signedIn: true,
    claim: 'staff',
    access: { role: 'staff', status: 'suspended', permanent: false, ends: hour },
    own: false,
  },
  bannedAdmin: {
    signedIn: true,
    claim: 'admin',
    access: { role: 'admin', status: 'banned', permanent: true, ends: null },
    own: false,
  },
  admin: { signedIn: true, claim: 'admin', access: { role: 'admin', ...free }, own: false },
  owner: { signedIn: true, claim: 'owner', access: { role: 'owner', ...free }, own: false },
  demotedAdmin: { signedIn: true, claim: 'admin', access: customer, own: false },
  loweredAdmin: { signedIn: true, claim: 'admin', access: { role: 'staff', ...free }, own: false },
  unclaimedAdmin: { signedIn: true, claim: null, access: { role: 'admin', ...free }, own: false },
  recordlessAdmin: { signedIn: true, claim: 'admin', access: null, own: false },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;
export const personNames = Object.keys(people) as PersonName[];

/** What the record says that somebody is; of whom there is none, a customer. */
export const roleOf = (name: string): Role =>
  (people as Record<string, Person>)[name]?.access?.role ?? 'customer';

/** A person's uid is their name in {@link people}. */
export function ownerOfTarget(name: PersonName): PersonName {
  return people[name].own ? name : 'customer';
}
