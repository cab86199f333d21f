/** What a person reads when the store is up. */
import { demoAccounts } from '../seed/accounts.ts';

/** @param url the store's address @param took how long it took, as text */
export function welcome(url: string, took: string): string {
  return `
The store runs at ${url}   (ready in ${took})

Demo accounts, in this local store only:

${accountTable()}

What to try first:
  - Search the home page for "portfollio": typos are forgiven.
  - Open a template's live demo, then download Neo Gate, which is free.
  - Sign up as somebody new and buy AstroAccess; the checkout offers test cards.
  - Sign in with a demo account: the login page has a button for each.

Ctrl-C stops it and keeps the data; npm start -- --fresh begins anew.
`;
}

function accountTable(): string {
  const rows = [
    ['role', 'e-mail', 'password'],
    ...demoAccounts.map(({ role, email, password }) => [role, email, password]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
