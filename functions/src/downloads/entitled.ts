import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { paths } from '@tempera/domain/site/paths';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { assertOpen, assertVerified, type Caller, type Identity, isUnconfirmed } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadWanted, type Offer } from './downloads.store.ts';
import { assertMayDownload } from './may-download.ts';

/**
 * What is offered, for a caller who may have it now.
 * @throws RefusalError `email-unverified`, and those of `assertMayDownload`
 */
export async function entitled(caller: Caller, offer: Offer | null): Promise<Offer> {
  // The settings are one more read, for those few only whom they may stop.
  if (isUnconfirmed(caller)) assertVerified(caller, await loadSettings());
  try {
    assertMayDownload(caller, offer);
  } catch (cause) {
    throw offer ? await withPage(cause, offer) : cause;
  }
  return offer;
}

/** A refusal to who has not bought it says where it is sold: a program has no page around its answer. */
async function withPage(cause: unknown, { category, slug }: Offer): Promise<unknown> {
  const isUnsold = cause instanceof RefusalError && cause.refusal.reason === 'not-entitled';
  if (!isUnsold) return cause;
  return new RefusalError('not-entitled', {
    page: linkTo(paths.preview(category, slug), await loadSettings()),
  });
}

/**
 * The same for whoever is signed in, as they stand now.
 * @throws RefusalError `sign-in-required`, `restricted`, `maintenance`, and those of {@link entitled}
 */
export async function entitledNow(
  identity: Identity,
  slug: string,
): Promise<{ caller: Caller; offer: Offer }> {
  const { caller, offer, maintenance } = await loadWanted(identity, slug);
  if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
  assertOpen({ enabled: maintenance }, caller);
  return { caller, offer: await entitled(caller, offer) };
}
