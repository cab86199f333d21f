import { excerpt, notificationKey, wants } from '@tempera/domain/conversations/notification';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { reminderPrefix } from '../notifications/decide-mailing.ts';
import { mergeNews } from '../notifications/merge-notification.ts';
import type { ReleaseAnnouncement } from './announcements.store.ts';
import type { Words } from './owners.store.ts';

/** What owners are told of a new version, as store and person allow it: in the bell, where a newer one takes the place of what was told before, and by mail. */
export function releaseWords(release: ReleaseAnnouncement, settings: SiteSettings): Words {
  const { slug, version, title, changelog, at } = release;
  const changes = withoutMarks(changelog);
  const heading = `${title} ${version} is out`;
  const news = {
    kind: 'release',
    title: heading,
    text: excerpt(changes),
    link: libraryPath,
  } as const;
  const mailOf = (name: string) =>
    queuedMail('newVersion', {
      name,
      store: settings.siteName,
      product: title,
      version,
      changes,
      link: linkTo(libraryPath, settings),
    });
  return {
    key: notificationKey(news.kind, slug),
    mailIdOf: (uid) => `${reminderPrefix(uid)}release-${slug}-${version}`,
    tell({ name, preferences, stored, mailed }) {
      if (!wants(preferences, news.kind)) return { notice: null, mail: null };
      const byMail = settings.emailNotifications && preferences.email && !mailed;
      return { notice: mergeNews(stored, news, at), mail: byMail ? mailOf(name) : null };
    },
  };
}
