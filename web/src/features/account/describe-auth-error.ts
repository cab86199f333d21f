import { messageOf } from '@tempera/domain/calls/reason-texts';
import { authFallback, authMessages, signUpMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { CallError } from '../../firebase/write/call.ts';

/**
 * `closed`: the person shut the provider's window, which is no error. `exception`: not the provider's doing. `text` is ''
 * where the provider gives no message.
 */
interface AuthFailure {
  kind: 'closed' | 'provider' | 'exception';
  text: string;
  field: 'email' | 'password' | null;
  /** The address or the password is wrong. */
  wrong: boolean;
}

const closed = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** A code without a name: the form's own words are all there is to say. */
const wordless = 'auth/';

/** Further codes whose own message would not say what to do. */
const further: Record<string, string> = {
  'auth/popup-blocked': 'Your browser blocked the login window. Allow pop-ups for this site and try again.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Log in the way you did before.',
  'auth/credential-already-in-use': 'That account is already linked to another account in this store.',
  'auth/provider-already-linked': 'That account is already linked to yours.',
  'auth/requires-recent-login': messageOf({ reason: 'sign-in-again' }),
  'auth/user-mismatch': 'That is a different account. Choose the one you are logged in with.',
  'auth/invalid-verification-code': 'That code is not correct. Enter the current one from your app.',
  'auth/unverified-email': messageOf({ reason: 'email-unverified' }),
  'auth/invalid-login-credentials': authMessages['auth/invalid-credential'] as string,
  'auth/password-does-not-meet-requirements': signUpMessages.weak.text,
  'auth/common-password': 'This password is too common. Choose another one.',
  'auth/missing-email': authMessages['auth/invalid-email'] as string,
};

/** The field that a code belongs to. */
const fields: Record<string, AuthFailure['field']> = {
  'auth/user-not-found': 'email',
  'auth/invalid-email': 'email',
  'auth/email-already-in-use': 'email',
  'auth/wrong-password': 'password',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
  'auth/common-password': 'password',
  'auth/invalid-credential': 'password',
};

const isWrong = (code: string) =>
  /^auth\/(user-not-found|wrong-password|invalid-credential|invalid-login-credentials)$/.test(code);

/** What to tell a person about an error of Firebase Auth, with or without email enumeration protection. */
export function describeAuthError(error: unknown): AuthFailure {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string' || !code.startsWith('auth/')) {
    return { kind: 'exception', text: '', field: null, wrong: false };
  }
  return {
    kind: closed.includes(code) ? 'closed' : 'provider',
    text: code === wordless ? '' : (authMessages[code] ?? further[code] ?? providerWords(error)),
    field: fields[code] ?? null,
    wrong: isWrong(code),
  };
}

/** The SDK writes `Firebase: Words of the provider. (auth/code).`; without words it is `Firebase: Error (auth/code).` */
function providerWords(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const words = message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .trim();
  return words === '' || words === 'Error' ? authFallback : words;
}

/** What to say of an action on the account that failed; null when the person only changed their mind. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof CallError) return error.message;
  const { kind, text } = describeAuthError(error);
  if (kind === 'closed') return null;
  return text || messages.networkError;
}

/** The same for a form that says it at one field, or in its alert. */
export const failureAt =
  <Field extends string>(field?: Field) =>
  (error: unknown): { text: string; field: Field | undefined } | null => {
    const text = describeFailure(error);
    return text === null ? null : { text, field };
  };
