/**
 * Whether a member has confirmed the address that the records have, so that what others have a hand in may be mailed to it: any other may be
 * a stranger's, whom somebody has signed up.
 * @param user `users/{uid}`
 */
export const mayWriteTo = ({ email, confirmedEmail }: { email?: unknown; confirmedEmail?: unknown } = {}) =>
  typeof email === 'string' && email !== '' && confirmedEmail === email;
