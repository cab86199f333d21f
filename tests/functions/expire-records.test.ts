import type { MailState } from '@tempera/domain/mail/mail';
import { defaultPrivateSettings, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { expireRecords } from '../../functions/src/retention/expire-records.ts';
import { schedules } from '../../functions/src/schedules.ts';
import { withRole } from './support/callers.ts';
import { resendMail, succeed } from './support/calls.ts';
import { readDocument, unique, withDocument } from './support/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const day = 86_400_000;
const now = Date.now();
const daysAgo = (days: number) => Timestamp.fromMillis(now - days * day);

async function putMail(state: MailState | null, days: number): Promise<string> {
  const path = `mail/${unique('m')}`;
  const message = { subject: 'Your order', text: 'It is here.' };
  const at = daysAgo(days);
  const delivery = { state, attempts: 1, resends: 0, startTime: at, endTime: at, nextAt: null };
  await db()
    .doc(path)
    .set({ to: 'ada@example.com', message, ...(state && { delivery }) });
  return path;
}

async function putEntry(days: number, about: { byId?: string; targetId?: string } = {}): Promise<string> {
  const path = `audit/${unique('a')}`;
  const entry = { action: 'access.denied', byName: '', byRole: '', targetName: '', details: {} };
  await db()
    .doc(path)
    .set({ ...entry, byId: unique('u'), targetId: 'settings/site', ...about, at: daysAgo(days) });
  return path;
}

/** The paths of those that have their end, after a run at the test's time. */
async function endedOf(paths: Record<string, string>): Promise<string[]> {
  vi.spyOn(clock, 'now').mockReturnValue(now);
  await expireRecords();
  const entries = Object.entries(paths).map(async ([name, path]) => {
    const at: Timestamp | undefined = (await readDocument(path))?.expiresAt;
    expect(at?.toMillis() ?? now).toBe(now);
    return at ? [name] : [];
  });
  return (await Promise.all(entries)).flat();
}

const keeping = <T>(fields: Partial<PrivateSettings>, work: () => Promise<T>) =>
  withDocument('settings/private', { ...defaultPrivateSettings, ...fields }, work);

describe('mails', () => {
  it('end 90 days after they were sent; what was not sent stays', async () => {
    const paths = {
      sent: await putMail('SUCCESS', 91),
      justNot: await putMail('SUCCESS', 89),
      waiting: await putMail('RETRY', 91),
      failed: await putMail('ERROR', 400),
      unsure: await putMail('UNSURE', 400),
      onItsWay: await putMail('PROCESSING', 400),
      untried: await putMail(null, 400),
    };
    expect(await endedOf(paths)).toEqual(['sent']);
  });

  it('are kept as long as the settings say', async () => {
    const paths = { old: await putMail('SUCCESS', 400), new: await putMail('SUCCESS', 31) };
    expect(await keeping({ keepMail: 'always' }, () => endedOf(paths))).toEqual([]);
    expect(await keeping({ keepMail: '365' }, () => endedOf(paths))).toEqual(['old']);
    expect(await keeping({ keepMail: '30' }, () => endedOf(paths))).toEqual(['old', 'new']);
  });

  it('have no end anymore once they are sent again', async () => {
    const path = await putMail('SUCCESS', 91);
    expect(await endedOf({ path })).toEqual(['path']);
    vi.restoreAllMocks();
    await succeed(resendMail({ id: path.slice('mail/'.length) }, await withRole('admin')));
    expect(await readDocument(path)).not.toHaveProperty('expiresAt');
  });
});

describe('entries of the audit log', () => {
  it('end after a year, or as the settings say', async () => {
    const paths = { old: await putEntry(366), new: await putEntry(364) };
    expect(await keeping({ keepAudit: 'always' }, () => endedOf(paths))).toEqual([]);
    expect(await endedOf(paths)).toEqual(['old']);
    expect(await keeping({ keepAudit: '180' }, () => endedOf(paths))).toEqual(['old', 'new']);
  });

  it('stay while somebody they are about is under investigation', async () => {
    const [banned, over, appealing, reported, writer, settled] = Array.from({ length: 6 }, () => unique('u'));
    const access = { role: 'customer', reason: '', permanent: false, until: null };
    const batch = db().batch();
    batch.set(db().doc(`access/${banned}`), { ...access, status: 'banned', permanent: true });
    batch.set(db().doc(`access/${over}`), { ...access, status: 'suspended', until: daysAgo(1) });
    batch.set(db().doc(`appeals/${appealing}_1`), { uid: appealing, status: 'open', at: daysAgo(1) });
    batch.set(db().doc(`appeals/${settled}_1`), { uid: settled, status: 'rejected', at: daysAgo(1) });
    const [report, message] = [
      db().doc(`abuseReports/${unique('r')}`),
      db().doc(`abuseReports/${unique('r')}`),
    ];
    batch.set(report, { kind: 'review', reviewUid: reported, status: 'open' });
    batch.set(message, { kind: 'message', reportedUid: writer, status: 'open' });
    await batch.commit();
    const paths = {
      ofTheBanned: await putEntry(400, { targetId: banned }),
      byTheBanned: await putEntry(400, { byId: banned }),
      over: await putEntry(400, { targetId: over }),
      appealing: await putEntry(400, { targetId: appealing }),
      settled: await putEntry(400, { targetId: settled }),
      reported: await putEntry(400, { targetId: reported }),
      writer: await putEntry(400, { byId: writer }),
    };
    expect(await endedOf(paths)).toEqual(['over', 'settled']);
    await Promise.all([report.update({ status: 'closed' }), message.delete()]);
    expect((await endedOf(paths)).sort()).toEqual(['over', 'reported', 'settled', 'writer']);
  });

  it('take with them what the owner has answered, and not what waits', async () => {
    const put = async (decidedAt: Timestamp | null, status: string) => {
      const path = `approvals/${unique('a')}`;
      const what = 'Invite ada@example.com as an admin';
      await db()
        .doc(path)
        .set({ what, byId: unique('u'), at: daysAgo(500), status, decidedAt });
      return path;
    };
    const paths = {
      approved: await put(daysAgo(366), 'approved'),
      declined: await put(daysAgo(366), 'declined'),
      newer: await put(daysAgo(364), 'declined'),
      open: await put(null, 'open'),
    };
    expect(await endedOf(paths)).toEqual(['approved', 'declined']);
  });

  it('get their end page by page', async () => {
    const paths = await Promise.all(Array.from({ length: 230 }, () => putEntry(500)));
    expect(await endedOf(Object.fromEntries(paths.map((path) => [path, path])))).toHaveLength(230);
    vi.spyOn(clock, 'now').mockReturnValue(now);
    expect(await schedules.expireRecords.run()).toEqual({ mails: 0, entries: 0 });
  });
});
