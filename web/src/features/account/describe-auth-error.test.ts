import { authFallback, authMessages } from '@tempera/domain/people/auth-messages';
import { describe, expect, it } from 'vitest';
import { describeAuthError } from './describe-auth-error.ts';

const thrown = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

describe('describeAuthError', () => {
  it.each(Object.entries(authMessages))('has words for %s', (code, text) => {
    expect(describeAuthError(thrown(code))).toMatchObject({ kind: 'provider', text });
  });

  it('puts an answer that names one field at that field', () => {
    expect(describeAuthError(thrown('auth/user-not-found')).field).toBe('email');
    expect(describeAuthError(thrown('auth/wrong-password')).field).toBe('password');
    expect(describeAuthError(thrown('auth/too-many-requests')).field).toBeNull();
  });

  it.each(['common-password', 'password-does-not-meet-requirements'])(
    'says of a new password why not: %s',
    (code) => {
      const { text, field, wrong } = describeAuthError(thrown(`auth/${code}`));
      expect({ field, wrong }).toEqual({ field: 'password', wrong: false });
      expect(text).toMatch(/password/);
      expect(text).not.toBe(authFallback);
    },
  );

  it("falls back to the provider's message, then to a general one", () => {
    const worded = thrown('auth/quota-exceeded', 'Firebase: Too many texts today. (auth/quota-exceeded).');
    expect(describeAuthError(worded).text).toBe('Too many texts today.');
    expect(describeAuthError(thrown('auth/')).text).toBe('');
    expect(describeAuthError(thrown('auth/internal-error')).text).toBe(authFallback);
  });

  it('takes a closed window for no error, and anything else for an exception', () => {
    expect(describeAuthError(thrown('auth/popup-closed-by-user')).kind).toBe('closed');
    expect(describeAuthError(new TypeError('fetch')).kind).toBe('exception');
    expect(describeAuthError(null).kind).toBe('exception');
  });
});
