import { beforeEach, expect, it, vi } from 'vitest';
import { beginEnrollment, listFactors, removeFactor } from './second-factor.ts';

/** Identity Platform's part, played here: the Auth emulator has no one-time codes (docs/deploy.md). */
const played = vi.hoisted(() => ({ enrolled: [] as unknown[], removed: [] as string[] }));

vi.mock('../sdk.ts', () => ({ getAuth: async () => ({ currentUser: { email: 'nora@example.com' } }) }));
vi.mock('firebase/auth', () => ({
  multiFactor: () => ({
    enrolledFactors: [{ uid: 't1', displayName: 'Phone', enrollmentTime: 'then', factorId: 'totp' }],
    getSession: async () => 'session',
    enroll: async (...given: unknown[]) => played.enrolled.push(given),
    unenroll: async (id: string) => played.removed.push(id),
  }),
  TotpMultiFactorGenerator: {
    generateSecret: async (session: string) => ({
      secretKey: `secret of ${session}`,
      generateQrCodeUrl: (account: string, issuer: string) => `otpauth://totp/${issuer}:${account}`,
    }),
    assertionForEnrollment: ({ secretKey }: { secretKey: string }, code: string) => ({ secretKey, code }),
  },
}));

beforeEach(() => {
  played.enrolled = [];
  played.removed = [];
});

it('gives a secret to scan and to type, and switches the factor on with the app’s first code', async () => {
  const { uri, secret, confirm } = await beginEnrollment('Tempera');
  expect(uri).toBe('otpauth://totp/Tempera:nora@example.com');
  expect(secret).toBe('secret of session');
  expect(played.enrolled).toEqual([]);
  await confirm('123456');
  expect(played.enrolled).toEqual([
    [{ secretKey: 'secret of session', code: '123456' }, 'Authenticator app'],
  ]);
});

it('lists factors and takes one away', async () => {
  expect(await listFactors()).toEqual([{ id: 't1', name: 'Phone', enrolledAt: 'then' }]);
  await removeFactor('t1');
  expect(played.removed).toEqual(['t1']);
});
