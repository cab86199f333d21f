/** What it costs to tell ten thousand owners of a release, in one go and across a kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inParts } from '@tempera/domain/site/in-parts';
import { announce, sweepAnnouncements } from '../../../functions/src/announcements/announce.ts';
import { type DocumentSnapshot, db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import type { Figures } from '../budgets.ts';
import { round } from '../statistics.ts';
import { countHere } from './count-here.ts';
import { writeAll } from './write-all.ts';

const owners = 10_000;
const slug = 'astroaccess';
const uids = Array.from({ length: owners }, (_, n) => `owner${String(n).padStart(5, '0')}`);
const script = join(import.meta.dirname, 'announce-and-die.ts');

const noticePath = (uid: string) => `users/${uid}/notifications/release_${slug}`;
/** Of the mail that tells somebody of a version. */
export const mailIdOf = (uid: string, version: string) => `notice-${uid}-release-${slug}-${version}`;

const putOwners = () =>
  writeAll(
    uids.flatMap((uid) => [
      [`users/${uid}`, { registered: true, email: `${uid}@example.com`, name: 'Ada Example' }] as const,
      [`users/${uid}/library/${slug}`, { slug, orderId: 'ORD-1', grantedAt: fromMillis(0) }] as const,
    ]),
  );

async function putRelease(version: string): Promise<string> {
  const id = `${slug}_${version}`;
  const release = {
    slug,
    version,
    title: 'AstroAccess',
    changelog: 'Better forms.',
    at: fromMillis(Date.now()),
  };
  await db()
    .doc(`announcements/${id}`)
    .set({ ...release, cursor: '', done: false });
  return id;
}

async function readAll(paths: readonly string[]): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const part of inParts(paths, 500))
    found.push(...(await db().getAll(...part.map((path) => db().doc(path)))));
  return found;
}

const isOf = (version: string) => (notice: DocumentSnapshot) =>
  String(notice.get('title')).includes(` ${version} `);

/** Tells of a release in a process that is killed in the middle of a page, after some thousand owners. */
async function announceAndDie(id: string, version: string): Promise<void> {
  const child = spawn(process.execPath, [script, id], { stdio: 'ignore' });
  const inPage = db().doc(noticePath(uids[3_650] ?? ''));
  while (!isOf(version)(await inPage.get())) await pause(5);
  child.kill('SIGKILL');
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error('the process had told everybody before it was killed');
}

/** What was told twice would be unread again. @returns owners in whose bell and mail a version stands, and how often it was told twice */
async function measureKill(version: string): Promise<Figures> {
  const id = await putRelease(version);
  await announceAndDie(id, version);
  const before = (await readAll(uids.map(noticePath))).filter(isOf(version));
  await writeAll(before.map((notice) => [notice.ref.path, { ...notice.data(), read: true }]));
  const rest = await countHere(sweepAnnouncements);
  const notices = await readAll(uids.map(noticePath));
  const mails = await readAll(uids.map((uid) => `mail/${mailIdOf(uid, version)}`));
  const read = notices.filter((notice) => notice.get('read') === true).length;
  return {
    'rush.announce.killed.after': before.length,
    'rush.announce.killed.told': notices.filter(isOf(version)).length,
    'rush.announce.killed.mailed': mails.filter(({ exists }) => exists).length,
    'rush.announce.killed.twice': before.length - read,
    'rush.announce.killed.writes': rest.writes,
  };
}

/** `rush.announce.*`, for each owner where nothing else is said. */
export async function measureAnnouncement(): Promise<Figures> {
  await putOwners();
  const { ms, reads, writes } = await countHere(async () => announce(await putRelease('2.0.0')));
  return {
    'rush.announce.s': round(ms / 1_000, 1),
    'rush.announce.reads': round(reads / owners, 2),
    'rush.announce.writes': round(writes / owners, 2),
    ...(await measureKill('2.1.0')),
  };
}

/** The mails that the first release has queued. */
export const queuedMails = (count: number) => uids.slice(0, count).map((uid) => mailIdOf(uid, '2.0.0'));
