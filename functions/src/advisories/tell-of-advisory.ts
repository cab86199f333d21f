import { type Advisory, advisorySentence } from '@tempera/domain/advisories/advisory';
import { excerpt } from '@tempera/domain/conversations/notification';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { inParts } from '@tempera/domain/site/in-parts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { type Told, tellTogether } from './advisories.store.ts';

/** Owners told in one commit, and how many commits at the same time. */
const inOneCommit = 20;
const together = 5;

function wordsOf(advisory: Advisory, product: string, settings: SiteSettings): Told {
  const notice = `${product} ${advisorySentence(advisory)}`;
  const { severity, text: advice, publishedAt: at } = advisory;
  return {
    notice: {
      kind: 'advisory',
      title: `Security notice for ${product}`,
      text: excerpt(notice),
      link: libraryPath,
      at,
      read: false,
      count: 1,
      told: 0,
      mailDue: null,
      mailed: false,
    },
    mail: settings.emailNotifications
      ? (name) =>
          queuedMail('advisory', {
            name,
            store: settings.siteName,
            product,
            severity,
            notice,
            advice,
            link: linkTo(libraryPath, settings),
          })
      : null,
  };
}

/**
 * Tells people of an advisory, each once however often it is asked for. It is what nobody can do without, so that no preference stops it.
 * @param product what the product is called
 */
export async function tellOfAdvisory(
  uids: readonly string[],
  advisory: Advisory,
  product: string,
  settings: SiteSettings,
): Promise<void> {
  const words = wordsOf(advisory, product, settings);
  const tell = (some: readonly string[]) => retryBusy(() => tellTogether(some, advisory.id, words));
  // One who can't be told must not keep the others of a commit waiting.
  const tellEach = async (some: readonly string[]) => {
    for (const uid of some)
      await tell([uid]).catch((cause: unknown) => logs.unexpected('tellOfAdvisory', cause));
  };
  for (const round of inParts(inParts(uids, inOneCommit), together))
    await Promise.all(round.map((some) => tell(some).catch(() => tellEach(some))));
}
