import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { announce } from '../../functions/src/announcements/announce.ts';
import { type DocumentData, db } from '../../functions/src/platform/admin.ts';
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

const at = () => Timestamp.fromMillis(Date.now() + 1_000);

/** An advisory and a release that are about to be told. @returns what their notices and mails are called */
const kinds = {
  async 'an advisory'(slug: string) {
    const id = unique('a');
    const advisory = { severity: 'high', title: 'Leak', text: 'Update.', versions: ['1.0.0'], fixedIn: null };
    await db()
      .doc(`advisories/${id}`)
      .set({ ...advisory, slug, publishedAt: at(), withdrawnAt: null });
    return {
      announcement: `advisory_${id}`,
      more: { advisory: id },
      notice: `advisory_${id}`,
      mail: `advisory-${id}`,
    };
  },
  async 'a release'(slug: string) {
    const more = { version: '1.1.0', changelog: 'Better forms.' };
    return { announcement: `${slug}_1.1.0`, more, notice: `release_${slug}`, mail: `release-${slug}-1.1.0` };
  },
};

it.for(Object.entries(kinds))(
  `tells ${owners} owners of %s, each once, across a kill`,
  { timeout: 600_000 },
  async ([, put], { annotate }) => {
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
    const { announcement: id, more, notice, mail } = await put(slug);
    const announcement = db().doc(`announcements/${id}`);
    // The trigger finds it done.
    await announcement.set({ slug, title: 'Neo', ...more, at: at(), cursor: '', done: true });
    await announcement.update({ done: false });

    const began = Date.now();
    await withSettings({}, () => announce(id));
    const took = Date.now() - began;
    await annotate(`${owners} owners in ${took} ms (budget ${budgetMs})`);

    // What a process leaves that dies after it has told a page and before it has noted that: those are looked at again.
    await announcement.update({ done: false, cursor: `users/${uids[owners - 401]}/library/${slug}` });
    await withSettings({}, () => announce(id));
    const found = async (pathOf: (uid: string) => string) => {
      let count = 0;
      for (let from = 0; from < owners; from += 500) {
        const refs = uids.slice(from, from + 500).map((uid) => db().doc(pathOf(uid)));
        count += (await db().getAll(...refs)).filter((one) => one.exists).length;
      }
      return count;
    };
    expect(await found((uid) => `users/${uid}/notifications/${notice}`)).toBe(owners);
    expect(await found((uid) => `mail/notice-${uid}-${mail}`)).toBe(owners);
    expect(took).toBeLessThan(budgetMs);
  },
);
