import { paths } from '@tempera/domain/site/paths';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { reactions } from '../../functions/src/advisories/reactions.ts';
import { announce, sweepAnnouncements } from '../../functions/src/announcements/announce.ts';
import { listAdvisories } from '../../functions/src/api/list-advisories.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { grant } from './support/archive.ts';
import { customer } from './support/callers.ts';
import { startSession, succeed } from './support/calls.ts';
import { putProduct, readDocument, unique, withSettings } from './support/store.ts';

/** An advisory that no trigger hears of, as its product's announcement stands already, done. */
async function putAdvisory(slug: string, fields: Record<string, unknown> = {}): Promise<string> {
  const id = unique('a');
  const publishedAt = Timestamp.fromMillis(Date.now() + 1_000);
  const progress = {
    slug,
    title: 'Neo',
    category: 'auth',
    advisory: id,
    at: publishedAt,
    cursor: '',
    done: true,
  };
  await db().doc(`announcements/advisory_${id}`).set(progress);
  await db()
    .doc(`advisories/${id}`)
    .set({
      slug,
      severity: 'high',
      title: 'Open redirect',
      text: 'Update to 1.1.0.',
      versions: ['1.0.0'],
      fixedIn: '1.1.0',
      publishedAt,
      withdrawnAt: null,
      ...fields,
    });
  return id;
}

/** Tells as a process does that begins, or goes on behind the cursor. */
async function tellFrom(id: string, cursor = '', settings = {}) {
  await db().doc(`announcements/advisory_${id}`).update({ done: false, cursor });
  await withSettings(settings, () => announce(`advisory_${id}`));
}

async function ownerOf(slug: string, fields: Record<string, unknown> = {}): Promise<string> {
  const person = customer();
  await succeed(startSession(person));
  await grant(person.uid, slug);
  await db().doc(`users/${person.uid}/library/${slug}`).set(fields, { merge: true });
  return person.uid;
}

const noticeOf = (uid: string, id: string) => readDocument(`users/${uid}/notifications/advisory_${id}`);
const mailOf = (uid: string, id: string) => readDocument(`mail/notice-${uid}-advisory-${id}`);

describe('an advisory', () => {
  it('is told to owners in the bell and by mail, once, whatever their preferences, and to nobody else', async () => {
    const slug = await putProduct();
    const [uid, quiet, other] = [await ownerOf(slug), await ownerOf(slug), await ownerOf(await putProduct())];
    await db().doc(`users/${quiet}/preferences/notifications`).set({ orders: false, email: false });
    const id = await putAdvisory(slug);
    await tellFrom(id);
    const notice = 'Neo 1.0.0 has a known vulnerability: Open redirect, fixed in 1.1.0.';
    for (const one of [uid, quiet]) {
      expect(await noticeOf(one, id)).toMatchObject({
        kind: 'advisory',
        title: 'Security notice for Neo',
        text: `${notice} Update to 1.1.0.`,
        link: paths.versions('auth', slug),
        read: false,
        mailDue: null,
      });
      expect(await mailOf(one, id)).toMatchObject({
        to: `${one}@example.com`,
        template: { name: 'advisory', data: { notice, severity: 'high', advice: 'Update to 1.1.0.' } },
      });
    }
    expect([await noticeOf(other, id), await mailOf(other, id)]).toEqual([undefined, undefined]);
    await db().doc(`users/${uid}/notifications/advisory_${id}`).update({ read: true });
    await db().doc(`mail/notice-${uid}-advisory-${id}`).delete();
    await tellFrom(id);
    expect(await noticeOf(uid, id)).toMatchObject({ read: true });
    expect(await mailOf(uid, id)).toBeUndefined();
  });

  it('of an announcement that knows no category leads to the library, and is cut where the bell has no room', async () => {
    const slug = await putProduct();
    const uid = await ownerOf(slug);
    const id = await putAdvisory(slug, { text: `As root:\n\`# npm update\`. ${'Then wait. '.repeat(20)}` });
    await db().doc(`announcements/advisory_${id}`).update({ category: FieldValue.delete() });
    await tellFrom(id);
    const { text, link } = (await noticeOf(uid, id)) ?? {};
    expect(link).toBe('/profile#library');
    expect(text).toMatch(/, fixed in 1\.1\.0\. As root:\s# npm update\. Then wait\..*…$/);
    expect(text.length).toBeLessThanOrEqual(140);
  });

  it('is not told to who came later, whose payment is disputed, who is leaving, or has no account', async () => {
    const slug = await putProduct();
    const late = await ownerOf(slug, { grantedAt: Timestamp.fromMillis(Date.now() + 60_000) });
    const held = await ownerOf(slug, { suspended: true });
    const leaving = await ownerOf(slug);
    const nobody = unique('u');
    await grant(nobody, slug);
    await db().doc(`deletions/${leaving}`).set({ requestedAt: Timestamp.now(), finishedAt: null });
    const id = await putAdvisory(slug);
    await tellFrom(id);
    for (const uid of [late, held, leaving, nobody])
      expect([await noticeOf(uid, id), await mailOf(uid, id)]).toEqual([undefined, undefined]);
    await db().doc(`deletions/${leaving}`).delete();
  });

  it('is told by no mail where the store sends none, and to nobody once it is withdrawn', async () => {
    const slug = await putProduct();
    const uid = await ownerOf(slug);
    const silent = await putAdvisory(slug);
    await tellFrom(silent, '', { emailNotifications: false });
    expect(await noticeOf(uid, silent)).toBeDefined();
    expect(await mailOf(uid, silent)).toBeUndefined();
    const withdrawn = await putAdvisory(slug, { withdrawnAt: Timestamp.now() });
    await tellFrom(withdrawn);
    expect(await noticeOf(uid, withdrawn)).toBeUndefined();
    expect(await readDocument(`announcements/advisory_${withdrawn}`)).toMatchObject({ done: true });
  });

  it('goes on where a process died', async () => {
    const slug = await putProduct();
    const owners = (await Promise.all([1, 2, 3].map(() => ownerOf(slug)))).toSorted();
    const id = await putAdvisory(slug);
    const [first = ''] = owners;
    const cursor = `users/${first}/library/${slug}`;
    await db().doc(`announcements/advisory_${id}`).update({ done: false, cursor });
    await withSettings({}, () => sweepAnnouncements());
    expect(await readDocument(`announcements/advisory_${id}`)).toMatchObject({ done: true });
    expect(await noticeOf(first, id)).toBeUndefined();
    for (const uid of owners.slice(1)) expect(await noticeOf(uid, id)).toBeDefined();
  });

  it('begins to be told once it stands, and once however often the event comes', async () => {
    const slug = await putProduct({ title: 'Neo' });
    const id = await putAdvisory(slug);
    const written = { eventId: '', id, parent: '', after: {}, writtenAt: 0, at: 0 };
    const hear = (before?: object) =>
      reactions.advisories?.({ ...written, before: before as Record<string, unknown> | undefined });
    await db().doc(`announcements/advisory_${id}`).update({ cursor: 'kept' });
    await hear();
    expect(await readDocument(`announcements/advisory_${id}`)).toMatchObject({ cursor: 'kept' });
    await db().doc(`announcements/advisory_${id}`).delete();
    await hear({ withdrawnAt: null });
    expect(await readDocument(`announcements/advisory_${id}`)).toBeUndefined();
    await hear();
    expect(await readDocument(`announcements/advisory_${id}`)).toMatchObject({
      slug,
      title: 'Neo',
      category: 'auth',
      advisory: id,
      done: false,
    });
  });

  it('that is given a fix says so to programs, and is told to nobody again', async () => {
    const slug = await putProduct();
    const uid = await ownerOf(slug);
    const id = await putAdvisory(slug, { fixedIn: null, text: 'Wait.' });
    await tellFrom(id);
    await db().doc(`users/${uid}/notifications/advisory_${id}`).update({ read: true });
    await db().doc(`mail/notice-${uid}-advisory-${id}`).delete();
    await db().doc(`advisories/${id}`).update({ fixedIn: '1.1.0', text: 'Update to **1.1.0**.' });
    const written = { eventId: '', id, parent: '', before: {}, after: {}, writtenAt: 0, at: 0 };
    await reactions.advisories?.(written);
    expect(await readDocument(`announcements/advisory_${id}`)).toMatchObject({ done: true });
    await tellFrom(id);
    expect(await noticeOf(uid, id)).toMatchObject({ read: true });
    expect(await mailOf(uid, id)).toBeUndefined();
    expect(await listAdvisories(uid)).toMatchObject([{ id, fixedIn: '1.1.0', text: 'Update to 1.1.0.' }]);
  });

  it('is listed for programs, the worst first, of what their person may use', async () => {
    const [slug, held, other] = [await putProduct(), await putProduct(), await putProduct()];
    const uid = await ownerOf(slug);
    await grant(uid, held);
    await db().doc(`users/${uid}/library/${held}`).update({ suspended: true });
    const [low, critical] = [
      await putAdvisory(slug, { severity: 'low' }),
      await putAdvisory(slug, { severity: 'critical' }),
    ];
    await putAdvisory(slug, { withdrawnAt: Timestamp.now() });
    await putAdvisory(held);
    await putAdvisory(other);
    const listed = await listAdvisories(uid);
    expect(listed.map(({ id }) => id)).toEqual([critical, low]);
    expect(listed[0]).toEqual({
      id: critical,
      slug,
      severity: 'critical',
      title: 'Open redirect',
      text: 'Update to 1.1.0.',
      versions: ['1.0.0'],
      fixedIn: '1.1.0',
      publishedAt: expect.any(Number),
      held: (await readDocument(`products/${slug}`))?.version,
    });
    expect(await listAdvisories(unique('u'))).toEqual([]);
  });
});
