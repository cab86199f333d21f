/** Auth knows nobody by this uid: the account is gone, though a token of it may live for an hour. */
export const isUnknownAccount = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-not-found';
