import { expect, it, vi } from 'vitest';
import { resolveWith, secondStepOf, toFactor } from './second-factor.ts';

/** The Auth emulator has no one-time codes, so the SDK's part is played here (docs/deploy.md). */
const totp = {
  FACTOR_ID: 'totp',
  assertionForSignIn: (id: string, code: string) => ({ factorId: 'totp' as const, id, code }),
};
const hint = (factorId: 'phone' | 'totp', uid: string) => ({
  factorId,
  uid,
  displayName: null,
  enrollmentTime: '',
});

it('answers with the code for the one-time factor among several', async () => {
  const resolveSignIn = vi.fn();
  const step = resolveWith(
    { hints: [hint('phone', 'p1'), hint('totp', 't1')], resolveSignIn },
    { TotpMultiFactorGenerator: totp },
  );
  await step?.('123456');
  expect(resolveSignIn).toHaveBeenCalledExactlyOnceWith({ factorId: 'totp', id: 't1', code: '123456' });
});

it('passes on that a code was wrong', async () => {
  const refused = Object.assign(new Error('no'), { code: 'auth/invalid-verification-code' });
  const resolveSignIn = vi.fn().mockRejectedValue(refused);
  const step = resolveWith(
    { hints: [hint('totp', 't1')], resolveSignIn },
    { TotpMultiFactorGenerator: totp },
  );
  await expect(step?.('000000')).rejects.toBe(refused);
});

it('has no second step for a kind that the store does not offer, nor for other refusals', async () => {
  const resolveSignIn = vi.fn();
  const only = { hints: [hint('phone', 'p1')], resolveSignIn };
  expect(resolveWith(only, { TotpMultiFactorGenerator: totp })).toBeNull();
  expect(await secondStepOf({ code: 'auth/wrong-password' })).toBeNull();
  expect(await secondStepOf(new TypeError('fetch'))).toBeNull();
});

it('names a factor that has no name', () => {
  expect(toFactor({ ...hint('totp', 't1'), enrollmentTime: 'Sat, 01 Aug 2026 10:00:00 GMT' })).toEqual({
    id: 't1',
    name: 'Authenticator app',
    enrolledAt: 'Sat, 01 Aug 2026 10:00:00 GMT',
  });
});
