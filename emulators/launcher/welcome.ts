/** What a person reads when the store is up. */
import { paths } from '@tempera/domain/site/paths';
import { demoAccounts } from '../seed/accounts.ts';

export interface Addresses {
  /** The store's. */
  url: string;
  /** Where its emails can be read. */
  inbox: string;
  /** Where payments can be looked at, and banks be played. */
  payments: string;
}

/** @param took how long it took, as text */
export function welcome({ url, inbox, payments }: Addresses, took: string): string {
  return `
The store runs at ${url}   (ready in ${took})
Its emails arrive at ${inbox}
Its payments can be seen, refunded and disputed at ${payments}

Demo accounts, in this local store only:

${accountTable()}

What to try first:
  - Search the home page for "portfollio": typos are forgiven.
  - Open a template's live demo, then download Neo Gate, which is free.
  - Sign up with a new account and buy AstroAccess. Checkout offers test cards.
  - Read the email about your order in the inbox. Nothing leaves this machine.
  - Log in with a demo account: the login page has a button for each.
  - Refund an order, or dispute it as a buyer's bank would, at ${payments}.
  - See a plan renew: npm run clock -- +32d moves the store's time on.

Ctrl-C stops it and keeps the data; npm start -- --fresh starts over.
`;
}

/** The same of a store that has nobody and nothing yet. */
export function welcomeEmpty({ url, inbox, payments }: Addresses, took: string): string {
  return `
The store runs at ${url}   (ready in ${took})
Its emails arrive at ${inbox}
Its payments can be seen, refunded and disputed at ${payments}

It is empty: no templates, no orders, no people. To begin:
  1. Sign up at ${url}${paths.signUp} with the owner's address, owner@example.com here (OWNER_EMAIL).
  2. Confirm the address: open the email that has arrived at ${inbox}
  3. Open ${url}/admin. The dashboard lists the steps to your first sale.

Ctrl-C stops it and keeps the data; npm start -- --empty --fresh starts over. The demo store (npm start) has data of its own.
`;
}

function accountTable(): string {
  const rows = [
    ['role', 'email', 'password'],
    ...demoAccounts.map(({ role, email, password }) => [role, email, password]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
