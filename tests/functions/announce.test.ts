import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { announce, sweepAnnouncements } from '../../functions/src/announcements/announce.ts';
import { openAnnouncements } from '../../functions/src/announcements/announcements.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { grant } from './support/archive.ts';
import { customer } from './support/callers.ts';
import { startSession, succeed } from './support/calls.ts';
import { readDocument, unique, withSettings } from './support/store.ts';

/** An announcement as it stands when its process has died: the trigger finds it done, or does the same as the test. */
async function putRelease(slug: string, version = '1.1.0', cursor = ''): Promise<string> {
  const id = `${slug}_${version}`;
  const at = Timestamp.fromMillis(Date.now() + 1_000);
  const release = { slug, version, title: 'Neo', changelog: 'Better forms.', at, cursor, done: true };
  await db().doc(`announcements/${id}`).set(release);
  await db().doc(`announcements/${id}`).update({ done: false });
  return id;
}

async function ownerOf(slug: string): Promise<string> {
  const person = customer();
  await succeed(startSession(person));
  await grant(person.uid, slug);
  return person.uid;
}
const noticeOf = (uid: string, slug: string) => readDocument(`users/${uid}/notifications/release_${slug}`);
const mailOf = (uid: string, slug: string, version = '1.1.0') =>
  readDocument(`mail/notice-${uid}-release-${slug}-${version}`);

describe('announce', () => {
  it('tells owners in the bell and by mail, once, and nobody else', async () => {
    const slug = unique('p');
    const [uid, other] = [await ownerOf(slug), await ownerOf(unique('p'))];
    const id = await putRelease(slug);
    await withSettings({}, () => announce(id));
    const notice = await noticeOf(uid, slug);
    expect(notice).toMatchObject({
      kind: 'release',
      title: 'Neo 1.1.0 is out',
      text: 'Better forms.',
      link: '/profile#library',
      read: false,
      mailDue: null,
    });
    expect(await mailOf(uid, slug)).toMatchObject({
      to: `${uid}@example.com`,
      template: { name: 'newVersion', data: { version: '1.1.0', changes: 'Better forms.' } },
    });
    expect(await noticeOf(other, slug)).toBeUndefined();
    await db().doc(`users/${uid}/notifications/release_${slug}`).update({ read: true });
    await db().doc(`announcements/${id}`).update({ done: false, cursor: '' });
    await withSettings({}, () => announce(id));
    expect(await noticeOf(uid, slug)).toMatchObject({ read: true });
  });

  it('minds what store and person allow', async () => {
    const slug = unique('p');
    const [quiet, noMail] = [await ownerOf(slug), await ownerOf(slug)];
    await db().doc(`users/${quiet}/preferences/notifications`).set({ orders: false });
    await db().doc(`users/${noMail}/preferences/notifications`).set({ email: false });
    const id = await putRelease(slug);
    await withSettings({}, () => announce(id));
    expect(await noticeOf(quiet, slug)).toBeUndefined();
    expect(await noticeOf(noMail, slug)).toBeDefined();
    for (const uid of [quiet, noMail]) expect(await mailOf(uid, slug)).toBeUndefined();
    const silent = await ownerOf(slug);
    await withSettings({ emailNotifications: false }, async () => announce(await putRelease(slug, '1.2.0')));
    expect(await noticeOf(silent, slug)).toMatchObject({ title: 'Neo 1.2.0 is out' });
    expect(await mailOf(silent, slug, '1.2.0')).toBeUndefined();
  });

  it('says nothing to who came later, is gone, or has no account', async () => {
    const slug = unique('p');
    const [late, leaving, nobody] = [await ownerOf(slug), await ownerOf(slug), unique('u')];
    await db()
      .doc(`users/${late}/library/${slug}`)
      .update({ grantedAt: Timestamp.fromMillis(Date.now() + 60_000) });
    await db().doc(`deletions/${leaving}`).set({ requestedAt: Timestamp.now(), finishedAt: null });
    await grant(nobody, slug);
    const id = await putRelease(slug);
    await withSettings({}, () => announce(id));
    for (const uid of [late, leaving, nobody]) {
      expect(await noticeOf(uid, slug)).toBeUndefined();
      expect(await mailOf(uid, slug)).toBeUndefined();
    }
    await db().doc(`deletions/${leaving}`).delete();
  });

  it('goes on where a process died', async () => {
    const slug = unique('p');
    const owners = await Promise.all([1, 2, 3].map(() => ownerOf(slug)));
    const [first = ''] = owners.toSorted();
    const id = await putRelease(slug, '1.1.0', `users/${first}/library/${slug}`);
    // A sweep takes a few of all that are open, those of other tests with them.
    const isDone = async () => (await readDocument(`announcements/${id}`))?.done === true;
    while (!(await isDone()) && (await withSettings({}, () => sweepAnnouncements())) > 0);
    expect(await isDone()).toBe(true);
    expect(await noticeOf(first, slug)).toBeUndefined();
    for (const uid of owners.filter((one) => one !== first)) expect(await noticeOf(uid, slug)).toBeDefined();
    expect(await openAnnouncements(1_000)).not.toContain(id);
  });
});
