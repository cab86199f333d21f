import { excerpt } from '@tempera/domain/conversations/notification';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { inParts } from '@tempera/domain/site/in-parts';
import { loadAdvisory } from '../advisories/advisories.store.ts';
import { tellOfAdvisory } from '../advisories/tell-of-advisory.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { reminderPrefix } from '../notifications/decide-mailing.ts';
import { tellOf } from '../notifications/tell.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import {
  type Announcement,
  advance,
  loadAnnouncement,
  type Owner,
  openAnnouncements,
  ownersBehind,
  queueOnce,
  type ReleaseAnnouncement,
} from './announcements.store.ts';

/** Owners read at once, of whom so many are told at the same time. */
const page = 200;
const together = 10;
/** Announcements of one sweep. */
const atOnce = 20;

/** In the bell, and by mail where store and person allow it. Told twice is told once: both have an id of their own. */
async function tell(owner: Owner, release: ReleaseAnnouncement, settings: SiteSettings): Promise<void> {
  const { uid } = owner;
  const { slug, version, title, changelog, at } = release;
  const heading = `${title} ${version} is out`;
  await tellOf(
    { uid, id: slug, kind: 'release', title: heading, text: excerpt(changelog), link: libraryPath },
    at,
  );
  if (!settings.emailNotifications) return;
  await queueOnce(uid, `${reminderPrefix(uid)}release-${slug}-${version}`, (name) =>
    queuedMail('newVersion', {
      name,
      store: settings.siteName,
      product: title,
      version,
      changes: changelog,
      link: linkTo(libraryPath, settings),
    }),
  );
}

async function tellOfRelease(
  owners: readonly Owner[],
  release: ReleaseAnnouncement,
  settings: SiteSettings,
): Promise<void> {
  for (const round of inParts(owners, together)) {
    const told = await Promise.allSettled(
      round.map((owner) => retryBusy(() => tell(owner, release, settings))),
    );
    // One who can't be told must not keep all others waiting.
    for (const one of told) if (one.status === 'rejected') logs.unexpected('announce', one.reason);
  }
}

async function tellAll(
  owners: readonly Owner[],
  announcement: Announcement,
  settings: SiteSettings,
): Promise<void> {
  // Who came later has this version already, and could read the advisory before.
  const earlier = owners.filter(({ since }) => since <= announcement.at);
  if (!('advisory' in announcement)) return tellOfRelease(earlier, announcement, settings);
  const advisory = await loadAdvisory(announcement.advisory);
  if (advisory?.withdrawnAt !== null) return;
  const holding = earlier.filter(({ suspended }) => !suspended).map(({ uid }) => uid);
  await tellOfAdvisory(holding, advisory, announcement.title, settings);
}

/**
 * Tells those who have a product that there is a new version, or of an advisory, page by page, and notes how far it has come:
 * whoever goes on with it begins there.
 */
export async function announce(id: string): Promise<void> {
  const settings = await loadSettings();
  for (;;) {
    const announcement = await loadAnnouncement(id);
    if (!announcement || announcement.done) return;
    const owners = await ownersBehind(announcement.slug, announcement.cursor, page);
    await tellAll(owners, announcement, settings);
    await advance(id, owners.at(-1)?.path ?? announcement.cursor, owners.length < page);
  }
}

/** Goes on with announcements that a process left behind. @returns how many are through */
export async function sweepAnnouncements(): Promise<number> {
  const open = await openAnnouncements(atOnce);
  for (const id of open) await announce(id);
  if (open.length > 0) logs.announcementsSwept(open.length);
  return open.length;
}
