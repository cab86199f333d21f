import { RefusalError } from '@tempera/domain/calls/refuse';
import { auth } from './admin.ts';
import { type Identity, requireIdentity } from './caller.ts';

/** Who bears the token of a request, as callables know them. @throws RefusalError `sign-in-required` */
export async function requireBearer(authorization: string | undefined): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new RefusalError('sign-in-required');
  try {
    const decoded = await (await auth()).verifyIdToken(token);
    return requireIdentity({ uid: decoded.uid, token: decoded });
  } catch {
    throw new RefusalError('sign-in-required');
  }
}
