import { type Advisory, advisorySentence } from '@tempera/domain/advisories/advisory';
import { excerpt, notificationKey } from '@tempera/domain/conversations/notification';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { reminderPrefix } from '../notifications/decide-mailing.ts';
import { mergeNews } from '../notifications/merge-notification.ts';
import type { AdvisoryAnnouncement } from './announcements.store.ts';
import type { Words } from './owners.store.ts';

/**
 * What owners are told of an advisory: it is what nobody can do without, so that no preference stops it. Whoever has it in their bell was told,
 * by mail as well, whatever has become of that.
 */
export function advisoryWords(
  advisory: Advisory,
  { title: product, category }: Pick<AdvisoryAnnouncement, 'title' | 'category'>,
  settings: SiteSettings,
): Words {
  const { id, slug, severity, text: advice, publishedAt } = advisory;
  const notice = `${product} ${advisorySentence(advisory)}`;
  const title = `Security notice for ${product}`;
  const news = {
    kind: 'advisory',
    title,
    text: excerpt(`${notice} ${advice}`),
    link: category ? paths.versions(category, slug) : libraryPath,
  } as const;
  const mailOf = (name: string) =>
    queuedMail('advisory', {
      name,
      store: settings.siteName,
      product,
      severity,
      notice,
      advice,
      link: linkTo(libraryPath, settings),
    });
  return {
    key: notificationKey(news.kind, id),
    mailIdOf: (uid) => `${reminderPrefix(uid)}advisory-${id}`,
    tell: ({ name, stored }) =>
      stored
        ? { notice: null, mail: null }
        : {
            notice: mergeNews(null, news, publishedAt),
            mail: settings.emailNotifications ? mailOf(name) : null,
          },
  };
}
