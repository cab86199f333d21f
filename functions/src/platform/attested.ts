import { RefusalError } from '@tempera/domain/calls/reasons';
import { appCheck } from './admin.ts';
import { enforceAppCheck } from './params.ts';

const refusals = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/** Whether a token was looked at and found wrong. The SDK says so too where it could not fetch the keys to look with, and names that as the cause. */
function isTokensFault(error: unknown): boolean {
  const { code = '', cause } = error as { code?: string; cause?: { code?: unknown } };
  return refusals.includes(code) && cause?.code !== 'key-fetch-error';
}

/**
 * Whether an HTTP function was asked by the store's own pages, as callables hold it: by the token that App Check gave them, where that is
 * enforced. What browsers open by themselves carries no header, and is held by what it is (docs/security.md).
 * @throws RefusalError `sign-in-required`, as the SDK of callables refuses it; what else goes wrong is logged and answered as `busy` by who asks
 */
export async function assertAttested(token: string | undefined): Promise<void> {
  if (!enforceAppCheck) return;
  if (!token) throw new RefusalError('sign-in-required');
  try {
    await (await appCheck()).verifyToken(token);
  } catch (error) {
    if (isTokensFault(error)) throw new RefusalError('sign-in-required');
    throw error;
  }
}
