const open = /^\/(?:login|auth|403|profile|admin|staff|staffpanel|routing-test|chat|problem)(?:\/|$)/i;

/** Where people sign in and see what is theirs, and where the store is kept: open in maintenance too. */
export const isAlwaysOpen = (pathname: string): boolean => open.test(pathname);
