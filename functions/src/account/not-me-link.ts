import { RefusalError } from '@tempera/domain/calls/reasons';
import { durations } from '@tempera/domain/site/durations';
import { z } from 'zod';
import { clock } from '../platform/clock.ts';
import { keyFor, readClaim, signClaim } from '../platform/signed-text.ts';

/** What the link of a mail about an account stands for: the account, the address it was mailed to, the one that has taken its place, and its end. */
const claimSchema = z.strictObject({
  u: z.string().min(1).max(128),
  e: z.string().min(1).max(254),
  n: z.string().max(254).optional(),
  x: z.number().int(),
});

export interface NotMe {
  uid: string;
  email: string;
  /** Of a changed address, the new one. */
  newEmail?: string | undefined;
  /** When it came about, in milliseconds. */
  at: number;
}

/** Made of the secret of download links, so that neither kind of link ever passes for the other. */
const keyOf = (secret: string) => keyFor('tempera not me link', secret);

/** Good for seven days from what it is about, however late its mail is, or sent again. The address as accounts have it: the owner's may be written in capitals where the store is set up. */
export function signNotMe({ uid, email, newEmail, at }: NotMe, secret: string): string {
  const end = at + durations.notMeLink;
  return signClaim(
    { u: uid, e: email.trim().toLowerCase(), ...(newEmail ? { n: newEmail } : {}), x: end },
    keyOf(secret),
  );
}

/** @throws RefusalError `link-invalid` for whatever this store has not signed, and when it is too old */
export function readNotMe(link: string, secret: string): NotMe {
  const claim = claimSchema.safeParse(readClaim(link, keyOf(secret)));
  if (!claim.success || claim.data.x < clock.now()) throw new RefusalError('link-invalid');
  const { u, e, n, x } = claim.data;
  return { uid: u, email: e, newEmail: n, at: x - durations.notMeLink };
}
