import { auth, bucket, db } from '../../../functions/src/platform/admin.ts';
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
  offset: number;
  version: string | null;
  sha256: string | null;
  files: { path: string; sizeBytes: number }[];
}

/** Asks `publishVersion` where the store serves it; `body` is JSON or bytes. */
export async function publish(
  who: Account | null,
  method: string,
  path: string,
  body?: object,
): Promise<Published> {
  const bytes = body instanceof Uint8Array;
  const answer = await fetch(storeUrl(`/publish/${path}`), {
    method,
    headers: {
      'content-type': bytes ? 'application/octet-stream' : 'application/json',
      ...(who ? { authorization: `Bearer ${who.idToken}` } : {}),
    },
    ...(body ? { body: bytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
  return { ...((await answer.json()) as Published), status: answer.status };
}

/** Sends a small archive whole. @returns the address of the upload */
export async function send(who: Account, slug: string, archive: Buffer): Promise<string> {
  const { uploadId } = await publish(who, 'POST', slug, { sizeBytes: archive.length });
  await publish(who, 'PUT', `${slug}/${uploadId}?offset=0`, archive);
  return `${slug}/${uploadId}`;
}

/** Names of all files below a folder of the bucket. */
export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix });
  return files.map(({ name }) => name);
}

export async function versionsOf(slug: string): Promise<string[]> {
  return (await db().collection(`products/${slug}/versions`).get()).docs.map(({ id }) => id);
}
