import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

/** `announcements/{slug}_{version}` or `advisory_{id}`: how far the owners of a product have been told. `at` in milliseconds. */
interface Progress {
  slug: string;
  /** What the product is called. */
  title: string;
  at: number;
  /** The path of the last library entry that was looked at; '' before the first. */
  cursor: string;
  done: boolean;
}

export interface ReleaseAnnouncement extends Progress {
  version: string;
  changelog: string;
}
export interface AdvisoryAnnouncement extends Progress {
  /** The id of the advisory. */
  advisory: string;
  /** Where the pages of the product are; one that began before it was noted has none. */
  category?: string;
}
export type Announcement = ReleaseAnnouncement | AdvisoryAnnouncement;

export async function loadAnnouncement(id: string): Promise<Announcement | null> {
  const data = (await refs.announcement(id).get()).data();
  return data ? { ...(data as Announcement), at: toMillis(data.at) ?? 0 } : null;
}

/** Somebody's library entry of a product; `since` in milliseconds. */
export interface Owner {
  uid: string;
  path: string;
  since: number;
  /** While a bank decides whether it was paid for. */
  suspended: boolean;
}

/** A page of those who have a product in their library, behind the one at `cursor`. */
export async function ownersBehind(slug: string, cursor: string, limit: number): Promise<Owner[]> {
  const owners = refs.libraries().where('slug', '==', slug).orderBy(FieldPath.documentId()).limit(limit);
  const page = await (cursor === '' ? owners : owners.startAfter(db().doc(cursor))).get();
  return page.docs.map((entry) => ({
    uid: entry.ref.parent.parent?.id ?? '',
    path: entry.ref.path,
    since: toMillis(entry.data().grantedAt) ?? 0,
    suspended: entry.data().suspended === true,
  }));
}

export async function advance(id: string, cursor: string, done: boolean): Promise<void> {
  await refs.announcement(id).update({ cursor, done });
}

/** Announcements that are not through, a few at a time. */
export async function openAnnouncements(limit: number): Promise<string[]> {
  const open = await refs.announcements().where('done', '==', false).limit(limit).select().get();
  return open.docs.map((found) => found.id);
}
