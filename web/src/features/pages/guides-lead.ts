/** What the help articles are about. */
export const lead =
  'How to run a template, what its license allows, and how plans, invoices and refunds work.';
