/** All mails about the way into an account begin so. */
export const accountMailPrefix = (uid: string) => `account-${uid}-`;

/** All mails to the owner about a new admin begin so. */
export const newAdminPrefix = (uid: string) => `admin-${uid}-`;
