import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { expect, it } from 'vitest';
import { mailUnread } from '../../functions/src/notifications/mail-unread.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { mailsTo, putDue, putSeen } from './support/notified.ts';
import { readDocument, withSettings } from './support/store.ts';

const preferences = { replies: true, orders: true, moderation: true, email: false };

it('mails who is away once for each conversation until it is read', async () => {
  await withSettings({}, async () => {
    const { who, path } = await putDue({ count: 2 });
    await mailUnread();
    expect(await readDocument(path)).toMatchObject({ mailed: true, mailDue: null });
    await mailUnread();
    const mails = await mailsTo(who.uid);
    expect(mails).toMatchObject([{ subject: 'Support replied' }]);
    expect(mails[0]?.text).toContain('Have you tried it?');
  });
});

it('mails nobody who is there, has read it or wants no mail, and nobody while the store sends none', async () => {
  const [there, reader, silent] = [await putDue(), await putDue({ read: true }), await putDue()];
  const seen = Date.now();
  await putSeen(there.who.uid, 0);
  await db().doc(`users/${silent.who.uid}/preferences/notifications`).set(preferences);
  await withSettings({}, mailUnread);
  expect((await readDocument(there.path))?.mailDue.toMillis()).toBeGreaterThanOrEqual(
    seen + durations.mailAfter,
  );
  for (const { path } of [reader, silent]) expect(await readDocument(path)).toMatchObject({ mailDue: null });
  const off = await putDue();
  await withSettings({ emailNotifications: false }, mailUnread);
  expect(await readDocument(off.path)).toMatchObject({ mailDue: null, mailed: false });
  for (const { who } of [there, reader, silent, off]) expect(await mailsTo(who.uid)).toEqual([]);
});

it('mails once when sweeps run at once', async () => {
  await withSettings({}, async () => {
    const due = await Promise.all(Array.from({ length: 10 }, () => putDue()));
    const sweeps = await Promise.all(Array.from({ length: 4 }, () => mailUnread()));
    expect(sweeps.map(({ left }) => left)).toEqual([0, 0, 0, 0]);
    for (const { who, path } of due) {
      expect(await mailsTo(who.uid)).toHaveLength(1);
      expect(await readDocument(path)).toMatchObject({ mailed: true, mailDue: null });
    }
  });
});

it('goes on where a killed sweep stopped', async () => {
  await withSettings({}, async () => {
    const due = [await putDue(), await putDue(), await putDue()];
    const script = fileURLToPath(new URL('support/mail-and-die.ts', import.meta.url));
    const [, signal] = await once(spawn(process.execPath, [script], { stdio: 'ignore' }), 'exit');
    expect(signal).toBe('SIGKILL');
    const mailed = await Promise.all(due.map(({ who }) => mailsTo(who.uid)));
    expect(mailed.flat()).toHaveLength(1);
    await mailUnread();
    for (const { who } of due) expect(await mailsTo(who.uid)).toHaveLength(1);
  });
});
