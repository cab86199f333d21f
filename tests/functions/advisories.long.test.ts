import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type DocumentData, db } from '../../functions/src/platform/admin.ts';
import { announce } from '../../functions/src/releases/announce.ts';
import { putProduct, unique, withSettings } from './support/store.ts';

const owners = 10_000;
const budgetMs = 60_000;

async function writeAll(documents: readonly [string, DocumentData][]) {
  for (let from = 0; from < documents.length; from += 500) {
    const batch = db().batch();
    for (const [path, data] of documents.slice(from, from + 500)) batch.set(db().doc(path), data);
    await batch.commit();
  }
}

it(`tells ${owners} owners of an advisory, each once, across a kill`, { timeout: 600_000 }, async ({
  annotate,
}) => {
  const slug = await putProduct();
  const prefix = unique('m');
  const uids = Array.from({ length: owners }, (_, n) => `${prefix}${String(n).padStart(5, '0')}`);
  const grantedAt = Timestamp.now();
  await writeAll(
    uids.flatMap((uid): [string, DocumentData][] => [
      [`users/${uid}`, { registered: true, email: `${uid}@example.com`, name: 'Ada Example' }],
      [`users/${uid}/library/${slug}`, { slug, orderId: 'ORD-1', grantedAt }],
    ]),
  );
  const id = unique('a');
  const publishedAt = Timestamp.fromMillis(Date.now() + 1_000);
  const announcement = db().doc(`announcements/advisory_${id}`);
  await announcement.set({ slug, title: 'Neo', advisory: id, at: publishedAt, cursor: '', done: true });
  const advisory = { severity: 'high', title: 'Leak', text: 'Update.', versions: ['1.0.0'], fixedIn: null };
  await db()
    .doc(`advisories/${id}`)
    .set({ ...advisory, slug, publishedAt, withdrawnAt: null });
  await announcement.update({ done: false });

  const began = Date.now();
  await withSettings({}, () => announce(`advisory_${id}`));
  const took = Date.now() - began;
  await annotate(`${owners} owners in ${took} ms (budget ${budgetMs})`);

  // What a process leaves that dies after it has told a page and before it has noted that: those are looked at again.
  await announcement.update({ done: false, cursor: `users/${uids[owners - 401]}/library/${slug}` });
  await withSettings({}, () => announce(`advisory_${id}`));
  const found = async (pathOf: (uid: string) => string) => {
    let count = 0;
    for (let from = 0; from < owners; from += 500) {
      const refs = uids.slice(from, from + 500).map((uid) => db().doc(pathOf(uid)));
      count += (await db().getAll(...refs)).filter((one) => one.exists).length;
    }
    return count;
  };
  expect(await found((uid) => `users/${uid}/notifications/advisory_${id}`)).toBe(owners);
  expect(await found((uid) => `mail/notice-${uid}-advisory-${id}`)).toBe(owners);
  expect(took).toBeLessThan(budgetMs);
});
