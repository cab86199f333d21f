import { messages } from '@tempera/domain/site/messages';
import { sendPasswordReset } from '../../firebase/auth/auth-actions.ts';
import { describeAuthError } from './describe-auth-error.ts';

/**
 * Asks for the mail; the answer is null, or what to mend. Where e-mail enumeration protection is off the provider says
 * `user-not-found`, which must not come out here either: it would tell strangers who has an account.
 */
export async function requestPasswordReset(email: string): Promise<string | null> {
  try {
    await sendPasswordReset(email);
    return null;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    return describeAuthError(error).text || messages.networkError;
  }
}
