import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { may } from '@tempera/domain/people/roles';
import { auth } from '../platform/admin.ts';
import { assertOpen, identify } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { type Archive, findArchive, loadWanted } from './downloads.store.ts';
import { type LinkClaim, readLink } from './link.ts';
import { isHeldBack } from './may-download.ts';

export interface AllowedDownload {
  claim: LinkClaim;
  archive: Archive;
  productName: string;
}

/**
 * Whether a link may still be followed: the store's being open, the person's standing and the product are looked at again,
 * as all may have changed since it was signed. Only people who manage the store get a link to a draft, so a draft
 * now is one that was withdrawn, unless they still do. What was refunded has left the library. A link that an access token asked for
 * ends with it.
 * @throws RefusalError `link-invalid`, `restricted`, `maintenance`, `product-not-found`, `not-entitled`,
 *   `entitlement-suspended` or `version-not-found`
 */
export async function checkLink(link: string, signingKey: string): Promise<AllowedDownload> {
  const claim = readLink(link, signingKey, clock.now());
  const identity = identify({ uid: claim.u });
  if (!identity) throw new RefusalError('link-invalid');
  const [{ caller, offer, maintenance }, archive, token] = await Promise.all([
    loadWanted(identity, claim.s),
    findArchive(claim.s, claim.v),
    claim.t === undefined ? null : refs.token(identity.uid, claim.t).get(),
  ]);
  if (token?.exists === false) throw new RefusalError('link-invalid');
  const { role } = caller.access;
  if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
  // A link carries no claim: what the record says is all there is to go by.
  assertOpen({ enabled: maintenance }, { role });
  const managesStore = may(role, 'manageStore');
  if (!offer || (offer.status === 'draft' && !managesStore)) throw new RefusalError('product-not-found');
  const entitled = managesStore || offer.owned || offer.priceCents === 0;
  if (!entitled) throw new RefusalError('not-entitled');
  if (isHeldBack(offer) && !managesStore) throw new RefusalError('entitlement-suspended');
  if (!archive || archive.fileName !== claim.f) throw new RefusalError('version-not-found');
  return { claim, archive, productName: offer.title };
}

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
