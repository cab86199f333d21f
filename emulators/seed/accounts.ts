import type { Role } from '@tempera/domain/people/roles';

/** A sign-in that exists in the emulators only. The password meets the sign-up rules. */
export interface DemoAccount {
  role: Role;
  uid: string;
  name: string;
  email: string;
  password: string;
}

/**
 * One account for each role. They are public on purpose, hence local only: `seedStore` refuses any project
 * whose id does not begin with `demo-`, and a production build never imports this file.
 */
export const demoAccounts: DemoAccount[] = [
  {
    role: 'owner',
    uid: 'demo-owner',
    name: 'Olive Owner',
    email: 'owner@example.com',
    password: 'Tempera-owner-1',
  },
  {
    role: 'admin',
    uid: 'demo-admin',
    name: 'Adam Admin',
    email: 'admin@example.com',
    password: 'Tempera-admin-1',
  },
  {
    role: 'staff',
    uid: 'demo-staff',
    name: 'Stella Staff',
    email: 'staff@example.com',
    password: 'Tempera-staff-1',
  },
  {
    role: 'customer',
    uid: 'demo-customer',
    name: 'Carl Customer',
    email: 'customer@example.com',
    password: 'Tempera-customer-1',
  },
];

/**
 * Who somebody can be at Google and GitHub when a local store asks, which can't ask those. The store knows none of them
 * before they come.
 */
export const providerAccounts = {
  google: [
    { name: 'Greta Green', email: 'greta.green@example.com' },
    { name: 'Gus Gold', email: 'gus.gold@example.com' },
  ],
  github: [
    { name: 'Hazel Hue', email: 'hazel.hue@example.com' },
    { name: 'Henry Hatch', email: 'henry.hatch@example.com' },
  ],
};

/** @throws Error when the seed has no account of that role */
export function demoAccount(role: Role): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`the seed has no ${role}`);
  return account;
}
