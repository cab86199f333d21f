import { RefusalError } from '@tempera/domain/calls/reasons';
import { buildItem, itemHead, itemMessage } from '@tempera/domain/packages/registry-item';
import { pageOfItems, type RegistrySearch } from '@tempera/domain/packages/registry-page';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { findArchive } from '../downloads/downloads.store.ts';
import { noteTaken } from '../downloads/note-taken.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { claimFree } from '../plans/claim-free.ts';
import { openStoredArchive } from '../releases/stored-archive.store.ts';
import { findEntitled } from '../tokens/entitled.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { describeProduct, findRelease, listItems } from './items.store.ts';
import { manifestOf, readItem } from './read-item.ts';

/** A template with its files; or, for one that can't arrive so, why, and how it can. */
export type GivenItem = { item: object } | { problem: string };

let last: Promise<unknown> = Promise.resolve();

/** One after the other in an instance, which has many requests and little memory. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** Small, as what is an item has little in it. @throws RefusalError `version-not-found` */
async function readContent(slug: string, version: string): Promise<object> {
  const archive = await findArchive(slug, version);
  const files = archive ? await openStoredArchive(slug, archive) : [];
  const texts = await readItem(files);
  if (files.length === 0 || typeof texts === 'string') throw new RefusalError('version-not-found');
  return buildItem(slug, texts, await manifestOf(files));
}

/**
 * A release of a template as an item, the newest where none is named. Counts a free template against its month, and is written down as a
 * download.
 * @throws RefusalError those of `findEntitled`, `version-not-found`, `plan-limit`
 */
export async function giveItem(
  caller: TokenCaller,
  slug: string,
  wanted: string | undefined,
): Promise<GivenItem> {
  const offer = await findEntitled(caller, slug);
  const version = wanted ?? offer.version;
  const release = version === '' ? null : await findRelease(slug, version);
  if (!release) throw new RefusalError('version-not-found');
  const { itemProblem, npm } = release;
  if (itemProblem !== null) return { problem: itemMessage(itemProblem, slug, npm?.name ?? null) };
  const [content, described] = await Promise.all([
    inOrder(() => readContent(slug, version)),
    describeProduct(slug),
  ]);
  await claimFree(caller, { ...offer, slug });
  await noteTaken(caller, { slug, productName: offer.title, version, by: 'item' });
  return { item: { ...itemHead(described), meta: { version }, ...content } };
}

/** The registry of what a person may have, without files. */
export async function giveRegistry({ uid }: TokenCaller, search: RegistrySearch) {
  const [settings, items] = await Promise.all([loadSettings(), listItems(uid)]);
  return {
    name: settings.siteName,
    homepage: linkTo('/', settings),
    ...pageOfItems(items.map(itemHead), search),
  };
}
