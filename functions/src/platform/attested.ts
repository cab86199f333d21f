import { RefusalError } from '@tempera/domain/calls/reasons';
import { appCheck } from './admin.ts';
import { enforceAppCheck } from './params.ts';

/**
 * Whether an HTTP function was asked by the store's own pages, as callables hold it: by the token that App Check gave them, where that is
 * enforced. What browsers open by themselves carries no header, and is held by what it is (docs/security.md).
 * @throws RefusalError `sign-in-required`, as the SDK of callables refuses it
 */
export async function assertAttested(token: string | undefined): Promise<void> {
  if (!enforceAppCheck) return;
  if (!token) throw new RefusalError('sign-in-required');
  try {
    await (await appCheck()).verifyToken(token);
  } catch {
    throw new RefusalError('sign-in-required');
  }
}
