import { RefusalError } from '@tempera/domain/calls/refuse';
import { auth } from '../platform/admin.ts';

/**
 * A link works by itself, as a plain navigation carries no token. A request that does say who is there must come from
 * the person whose link it is.
 * @throws RefusalError `link-invalid`
 */
export async function assertBearer(authorization: string | undefined, uid: string): Promise<void> {
  if (authorization === undefined) return;
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  const bearer = token ? await uidOf(token) : null;
  if (bearer !== uid) throw new RefusalError('link-invalid');
}

async function uidOf(token: string): Promise<string | null> {
  try {
    return (await (await auth()).verifyIdToken(token)).uid;
  } catch {
    return null;
  }
}
