/**
 * Pages that are nobody's to read as a text, by the pattern of their route: one's own, those that ask for something, and the panels. A test
 * holds that every other page has a twin (`twins.ts`).
 */
export const withoutTwin: readonly string[] = [
  'login',
  'auth/Login',
  'auth/action',
  'auth/SignUP',
  'chat',
  'activate',
  'profile',
  'admin/login',
  'staffpanel',
  'routing-test',
  'admin/*',
  'staff/*',
  'problem/contact/:person',
  '403',
  'checkout/success',
  'checkout/return',
  'checkout/order',
  'checkout/find-order',
  'checkout/*',
  // A moving picture.
  'loading-demo',
  // What is not found.
  '*',
];

/** Whether a page has a Markdown twin. @param pattern of its route */
export const hasTwin = (pattern: string): boolean => !withoutTwin.includes(pattern);
