/** All mails about the way into an account begin so. */
export const accountMailPrefix = (uid: string) => `account-${uid}-`;
