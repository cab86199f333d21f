import type { MultiFactorError, MultiFactorInfo, MultiFactorResolver, TotpSecret } from 'firebase/auth';
import { loadConfig } from '../config.ts';
import { getAuth } from '../sdk.ts';

/**
 * The second factor of Identity Platform: one-time codes of an authenticator app. The Auth emulator has none, so it is
 * offered only where the web config says that the project has it (docs/deploy.md).
 */
export async function offersSecondFactor(): Promise<boolean> {
  return (await loadConfig()).identityPlatform === true;
}

/** A factor that is switched on; `enrolledAt` as Auth writes it. */
export interface Factor {
  id: string;
  name: string;
  enrolledAt: string;
}

export async function listFactors(): Promise<Factor[]> {
  const [{ multiFactor }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  return auth.currentUser ? multiFactor(auth.currentUser).enrolledFactors.map(toFactor) : [];
}

export const toFactor = ({ uid, displayName, enrollmentTime }: MultiFactorInfo): Factor => ({
  id: uid,
  name: displayName || 'Authenticator app',
  enrolledAt: enrollmentTime,
});

/** Whether this session began with a second factor. */
export async function signedInBySecondFactor(): Promise<boolean> {
  const token = await (await getAuth()).currentUser?.getIdTokenResult();
  return Boolean(token?.signInSecondFactor);
}

/** A secret to be scanned or typed into an app. `uri` is what the QR code holds. */
export interface Enrollment {
  uri: string;
  secret: string;
  /** Switches the factor on with the code that the app shows. @throws FirebaseError `auth/invalid-verification-code` */
  confirm: (code: string) => Promise<void>;
}

/** @throws FirebaseError `auth/requires-recent-login`, `auth/unverified-email` */
export async function beginEnrollment(storeName: string): Promise<Enrollment> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (!auth.currentUser) throw new Error('no one is logged in');
  const factors = sdk.multiFactor(auth.currentUser);
  const secret: TotpSecret = await sdk.TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    uri: secret.generateQrCodeUrl(auth.currentUser.email ?? '', storeName),
    secret: secret.secretKey,
    confirm: (code) =>
      factors.enroll(sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Authenticator app'),
  };
}

/** @throws FirebaseError `auth/requires-recent-login` */
export async function removeFactor(id: string): Promise<void> {
  const [{ multiFactor }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  if (auth.currentUser) await multiFactor(auth.currentUser).unenroll(id);
}

/** A sign-in that waits for its second step: give it the app's code. @throws FirebaseError */
export type SecondStep = (code: string) => Promise<void>;

/** The second step that a refused sign-in asks for, or null when it was refused for another reason. */
export async function secondStepOf(error: unknown): Promise<SecondStep | null> {
  if ((error as { code?: unknown } | null)?.code !== 'auth/multi-factor-auth-required') return null;
  const [sdk, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  return resolveWith(sdk.getMultiFactorResolver(auth, error as MultiFactorError), sdk);
}

interface TotpSdk {
  TotpMultiFactorGenerator: {
    FACTOR_ID: string;
    assertionForSignIn: (id: string, code: string) => Parameters<MultiFactorResolver['resolveSignIn']>[0];
  };
}

/** Answers a resolver with codes of its one-time factor; null when it asks for a kind that the store has not. */
export function resolveWith(
  resolver: Pick<MultiFactorResolver, 'hints' | 'resolveSignIn'>,
  { TotpMultiFactorGenerator: totp }: TotpSdk,
): SecondStep | null {
  const hint = resolver.hints.find(({ factorId }) => factorId === totp.FACTOR_ID);
  if (!hint) return null;
  return async (code) => {
    await resolver.resolveSignIn(totp.assertionForSignIn(hint.uid, code));
  };
}
