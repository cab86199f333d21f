import { RefusalError } from '@tempera/domain/calls/reasons';
import { z } from 'zod';
import { region, storeOrigin } from '../platform/params.ts';
import { inFunctionsEmulator, projectId } from '../platform/project.ts';
import { readClaim, signClaim } from '../platform/signed-text.ts';

/** What a download link stands for. `e` is its end in milliseconds, `i` its own id: one download each; `t` the access token that asked for it. */
const claimSchema = z.strictObject({
  u: z.string().min(1).max(128),
  s: z.string().min(1).max(64),
  v: z.string().min(1).max(40),
  f: z.string().min(1).max(200),
  e: z.number().int(),
  i: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
  t: z
    .string()
    .regex(/^[A-Za-z0-9]{20}$/)
    .optional(),
});
export type LinkClaim = z.infer<typeof claimSchema>;

/** `{payload}.{signature}`, both base64url. */
export const signLink = (claim: LinkClaim, key: string): string => signClaim(claim, key);

/**
 * Reads a link that this store has signed and that has not ended.
 * @param now milliseconds
 * @throws RefusalError `link-invalid`
 */
export function readLink(link: string, key: string, now: number): LinkClaim {
  const claim = claimSchema.safeParse(readClaim(link, key));
  if (!claim.success || claim.data.e <= now) throw new RefusalError('link-invalid');
  return claim.data;
}

/** Whether somebody else has signed a link; one of the store's own may have ended. */
export const isForged = (link: string, key: string): boolean => readClaim(link, key) === null;

/**
 * The address of a link. The store's origin is a parameter, never the request's word for it; without one the address is
 * relative to the store. Only in the functions emulator, where callers may not come through the store, it
 * falls back to the host that was called.
 */
export function linkUrl(link: string, host: string | null): string {
  const origin = storeOrigin.value() || process.env.TEMPERA_STORE_ORIGIN || '';
  if (origin) return `${origin.replace(/\/+$/, '')}/download/${link}`;
  if (inFunctionsEmulator() && host) return `http://${host}/${projectId()}/${region}/download/${link}`;
  return `/download/${link}`;
}
