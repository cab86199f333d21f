import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { auth, db } from '../../../functions/src/platform/admin.ts';
import { putAccess } from './callers.ts';
import { type Account, signIn, signUp, storeUrl } from './http.ts';

/** An admin whose token says so too. */
export async function admin(role: 'admin' | 'staff' = 'admin'): Promise<Account> {
  const account = await signUp();
  await putAccess(account.uid, { role });
  await (await auth()).setCustomUserClaims(account.uid, { role });
  return signIn(account.email);
}

export interface Published {
  status: number;
  reason?: string;
  problem?: string;
  uploadId: string;
  address: string | null;
  version: string | null;
  sha256: string | null;
  packageVersion: string | null;
  files: { path: string; sizeBytes: number }[];
}

/** Asks `publishVersion` where the store serves it. */
export async function publish(
  who: Account | null,
  method: string,
  path: string,
  body?: object,
): Promise<Published> {
  const answer = await fetch(storeUrl(`/publish/${path}`), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(who ? { authorization: `Bearer ${who.idToken}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { ...((await answer.json()) as Published), status: answer.status };
}

/** Begins to upload where an address says. @returns the session's own address, '' for a refusal, with its status */
export async function beginSession(address: string | null, sizeBytes: number) {
  const response = await fetch(address ?? '', { method: 'POST', headers: incomingHeaders(sizeBytes) });
  return { status: response.status, session: response.headers.get('location') ?? '' };
}

/** Sends bytes of a file of `sizeBytes` that begin at `from`; none ask how many have arrived. */
export async function putBytes(
  session: string,
  sizeBytes: number,
  from = 0,
  bytes: Buffer = Buffer.alloc(0),
) {
  const part = bytes.length > 0 ? `${from}-${from + bytes.length - 1}` : '*';
  const response = await fetch(session, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${part}/${sizeBytes}` },
    ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
  });
  return { status: response.status, range: response.headers.get('range') };
}

/** Sends an archive whole. @returns the address of the upload */
export async function send(who: Account, slug: string, archive: Buffer): Promise<string> {
  const { uploadId, address } = await publish(who, 'POST', slug, { sizeBytes: archive.length });
  const { session } = await beginSession(address, archive.length);
  await putBytes(session, archive.length, 0, archive);
  return `${slug}/${uploadId}`;
}

export async function versionsOf(slug: string): Promise<string[]> {
  return (await db().collection(`products/${slug}/versions`).get()).docs.map(({ id }) => id);
}
