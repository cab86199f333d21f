/**
 * Keeps people from a password that is tried first. The list comes when one is chosen, and with what stores it: Auth itself knows none.
 * @throws Error with the code `auth/common-password`
 */
export async function assertUncommon(password: string): Promise<void> {
  const { isCommonPassword } = await import('@tempera/domain/people/common-passwords');
  if (isCommonPassword(password)) throw Object.assign(new Error(), { code: 'auth/common-password' });
}
