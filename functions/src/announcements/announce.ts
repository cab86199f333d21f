import type { SiteSettings } from '@tempera/domain/settings/settings';
import { loadAdvisory } from '../advisories/advisories.store.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { logs } from '../platform/logs.ts';
import { advisoryWords } from './advisory-words.ts';
import {
  type Announcement,
  advance,
  loadAnnouncement,
  openAnnouncements,
  ownersBehind,
} from './announcements.store.ts';
import type { Words } from './owners.store.ts';
import { releaseWords } from './release-words.ts';
import { tellOwners } from './tell-owners.ts';

/** Owners read at once. */
const page = 500;
/** Announcements of one sweep. */
const atOnce = 20;

/** What is told, as it stands now; null of what nobody is told any more. */
async function wordsOf(announcement: Announcement, settings: SiteSettings): Promise<Words | null> {
  if (!('advisory' in announcement)) return releaseWords(announcement, settings);
  const advisory = await loadAdvisory(announcement.advisory);
  return advisory?.withdrawnAt === null ? advisoryWords(advisory, announcement, settings) : null;
}

/** The next page of owners. @returns where it ends, and whether it is the last */
async function announcePage(announcement: Announcement, settings: SiteSettings) {
  const { slug, cursor, at } = announcement;
  const words = await wordsOf(announcement, settings);
  if (!words) return { cursor, done: true };
  const owners = await ownersBehind(slug, cursor, page);
  const told = owners
    // Who came later has this version already, and could read the advisory before.
    .filter(({ since, suspended }) => since <= at && !('advisory' in announcement && suspended))
    .map(({ uid }) => uid);
  await tellOwners(told, words);
  return { cursor: owners.at(-1)?.path ?? cursor, done: owners.length < page };
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
    const { cursor, done } = await announcePage(announcement, settings);
    await advance(id, cursor, done);
  }
}

/** Goes on with announcements that a process left behind. @returns how many are through */
export async function sweepAnnouncements(): Promise<number> {
  const open = await openAnnouncements(atOnce);
  for (const id of open) await announce(id);
  if (open.length > 0) logs.announcementsSwept(open.length);
  return open.length;
}
