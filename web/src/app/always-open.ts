const open = /^\/(?:login|auth|admin|staff|staffpanel|routing-test|problem)(?:\/|$)/i;

/** Where people sign in and write to support, and where the store is kept: open in maintenance too (decision 31). */
export const isAlwaysOpen = (pathname: string): boolean => open.test(pathname);
