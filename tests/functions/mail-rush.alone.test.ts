import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { mailLease } from '@tempera/domain/mail/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drainMails } from '../../functions/src/mail/drain-mails.ts';
import { drainLease } from '../../functions/src/mail/mail-lease.store.ts';
import { queueMail } from '../../functions/src/mail/queue-mail.ts';
import { queuedMail } from '../../functions/src/mail/queued-mail.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { startMailServer } from './support/mail-server.ts';
import { at, deliveryOf, later, putMail, sweepAt } from './support/mails.ts';
import { unique, withMailServer } from './support/store.ts';

const script = fileURLToPath(new URL('support/drain-and-die.ts', import.meta.url));
const sender = () => db().doc('counters/mails');
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  server.behavior = {};
  vi.unstubAllEnvs();
  // What a killed process holds at the test's time would last an hour for the stack's own.
  await sender().delete();
});
afterAll(() => server.close());

const here = <T>(work: () => Promise<T>) => withMailServer(server.port, work);
const many = (n: number, fields = {}) => Promise.all(Array.from({ length: n }, () => putMail(fields)));
const sentOnce = (ids: readonly string[]) => ids.map((id) => server.withId(id).length);
const ones = (n: number) => Array.from({ length: n }, () => 1);

it('a rush of senders gives each mail to the server once, at the rate of one', async () => {
  vi.stubEnv('MAILS_PER_SECOND', '40');
  await here(async () => {
    const ids = await many(80);
    const begun = performance.now();
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => at(later, () => drainMails(''))));
    expect(performance.now() - begun).toBeGreaterThanOrEqual((79 / 40) * 1_000);
    expect(sentOnce(ids)).toEqual(ones(80));
  });
});

it('urgent mails go ahead of announcements that have waited longer, also those that come meanwhile', async () => {
  // One at a time: nothing passes anything on the way.
  vi.stubEnv('MAILS_PER_SECOND', '1');
  await here(async () => {
    const announced = await many(4, { urgent: false, delivery: due(-60_000) });
    const urgent = await many(1, { urgent: true });
    const meanwhile: string[] = [];
    server.behavior = {
      onMessage: async () => {
        if (meanwhile.length === 0) meanwhile.push(await putMail({ urgent: true }));
        return null;
      },
    };
    const before = server.taken.length;
    await sweepAt(later);
    expect(sentOnce([...announced, ...urgent, ...meanwhile])).toEqual(ones(6));
    const placeOf = (id = '') =>
      server.taken.findIndex((message) => message.includes(`Message-ID: <${id}.`)) - before;
    expect(placeOf(urgent[0])).toBe(0);
    // It is heard of with the next two seconds of mails.
    expect(placeOf(meanwhile[0])).toBe(2);
  });
});

it('a mail that is queued is marked by what it is, once', async () => {
  const values = { name: 'Ada', link: 'https://store.example.com/x', store: 'Tempera' };
  const put = async (fields: object) => {
    const id = unique('m');
    await db()
      .doc(`mail/${id}`)
      .set({ to: `${id}@example.com`, ...fields });
    await at(later, () => queueMail(id));
    const urgent = (await db().doc(`mail/${id}`).get()).get('urgent');
    // It would go out with those of the next test.
    await db().doc(`mail/${id}`).delete();
    return urgent;
  };
  expect(await put(queuedMail('resetPassword', values))).toBe(true);
  expect(await put(queuedMail('order', values))).toBe(true);
  expect(await put(queuedMail('newVersion', values))).toBe(false);
  expect(await put(queuedMail('advisory', values))).toBe(false);
  expect(await put({ message: { subject: 'By hand', text: 'A text.' } })).toBe(true);
  const waits = await putMail();
  expect(await queueMail(waits)).toBe(false);
  await db().doc(`mail/${waits}`).delete();
  expect(await queueMail(unique('gone'))).toBe(false);
});

it('a sender that is killed is followed by another when its lease is over, and no mail comes twice', async () => {
  // Twenty abreast.
  vi.stubEnv('MAILS_PER_SECOND', '20');
  await here(async () => {
    const before = server.taken.length;
    const ids = await many(30);
    server.behavior = {
      // Five get their answer, and what comes after them is kept waiting.
      onMessage: () => (server.taken.length - before <= 5 ? null : new Promise(() => {})),
    };
    const states = async () => {
      const all = await Promise.all(ids.map(async (id) => String((await deliveryOf(id)).state)));
      return Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((it) => it === one).length]));
    };
    const child = spawn(process.execPath, [script, JSON.stringify({ now: later })], { stdio: 'ignore' });
    const rest = { timeout: 60_000, interval: 100 };
    await vi.waitFor(() => expect(server.taken.length - before).toBe(25), rest);
    await vi.waitFor(
      async () => expect(await states()).toEqual({ SUCCESS: 5, PROCESSING: 20, PENDING: 5 }),
      rest,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    server.behavior = {};

    expect(await at(later, () => drainMails(''))).toBeNull();
    await sweepAt(later + drainLease + 1);
    expect(await states()).toEqual({ SUCCESS: 10, PROCESSING: 20 });
    // What it had in hand has a lease of its own, and may have arrived.
    await sweepAt(later + mailLease + 1);
    expect(await states()).toEqual({ SUCCESS: 10, UNSURE: 20 });
    expect(sentOnce(ids)).toEqual(ones(30));
  });
});

it('a mail that stays due, whatever is done, keeps nobody waiting', async () => {
  await here(async () => {
    const odd = await putMail({ delivery: { ...due(0), state: 'SUCCESS' } });
    const [good = ''] = await many(1);
    await sweepAt(later);
    expect(sentOnce([odd, good])).toEqual([0, 1]);
    expect((await sender().get()).get('until')).toBeNull();
    await db().doc(`mail/${odd}`).delete();
  });
});

/** Due so long after {@link later}, in milliseconds. */
function due(ms: number) {
  return {
    state: 'PENDING',
    attempts: 0,
    startTime: Timestamp.now(),
    nextAt: Timestamp.fromMillis(later + ms),
  };
}
