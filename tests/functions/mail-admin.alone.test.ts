import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import {
  reasonOf,
  resendMail,
  saveMailTemplate,
  sendTestMail,
  sendUserMail,
  succeed,
} from './support/calls.ts';
import { startMailServer } from './support/mail-server.ts';
import { at, deliverAt, deliveryOf, later, putMail } from './support/mails.ts';
import { putMember } from './support/notified.ts';
import { readDocument, unique, withMailServer } from './support/store.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
const here = <T>(work: () => Promise<T>) => withMailServer(server.port, work);

const auditOf = async (targetId: string) =>
  (await db().collection('audit').where('targetId', '==', targetId).get()).docs.map((one) => one.data());
const own = { subject: 'Take it', text: 'Dear {name}, {link}' };

/** By the clock of the mail: due then, so that the store's own trigger, which may come late, leaves it alone. */
const resend = (id: string, admin: TestAuth) => at(later, () => succeed(resendMail({ id }, admin)));

describe('sending again', () => {
  it('sends what failed under its name, and what arrived under another', async () => {
    await here(async () => {
      const [admin, id] = [await withRole('admin'), await putMail()];
      await withMailServer(9, () => deliverAt(later, id));
      expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY' });
      expect(await resend(id, admin)).toEqual({ state: 'SUCCESS' });
      expect(await resend(id, admin)).toEqual({ state: 'SUCCESS' });
      expect(server.withId(`${id}`)).toHaveLength(2);
      expect(server.taken.filter((mail) => mail.includes(`<${id}.1@`))).toHaveLength(1);
      expect(await auditOf(`mail/${id}`)).toMatchObject([{ action: 'mail.resent' }, { byId: admin.uid }]);
    });
  });

  it('leaves alone what is on its way, and is not for staff', async () => {
    const delivery = {
      state: 'PROCESSING',
      attempts: 1,
      startTime: Timestamp.now(),
      nextAt: Timestamp.fromMillis(later),
    };
    const id = await putMail({ delivery });
    expect(await succeed(resendMail({ id }, await withRole('admin')))).toEqual({ state: 'PROCESSING' });
    expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', attempts: 1 });
    for (const who of [await withRole('staff'), customer()]) {
      expect(await reasonOf(resendMail({ id }, who))).toBe('not-allowed');
      expect(await reasonOf(saveMailTemplate({ id: 'downloads', template: own }, who))).toBe('not-allowed');
      expect(await reasonOf(sendTestMail({ id: 'downloads', template: own }, who))).toBe('not-allowed');
    }
  });
});

describe('templates', () => {
  it('are saved when they can be used, and put back', async () => {
    const admin = await withRole('admin');
    const save = (template: object | null) => saveMailTemplate({ id: 'downloads', template }, admin);
    const stored = async () => (await readDocument('settings/mail'))?.templates?.downloads;
    await succeed(save(own));
    expect(await stored()).toEqual(own);
    for (const text of ['No link', '{link} {nobody}', '']) {
      expect(await reasonOf(save({ ...own, text }))).toBe('invalid-input');
    }
    expect(await reasonOf(save({ ...own, subject: 'Two\nlines' }))).toBe('invalid-input');
    await succeed(save(null));
    expect(await stored()).toBeUndefined();
    const changes = async () =>
      (await auditOf('settings/mail')).filter(({ byId, byRole }) => byId === admin.uid && byRole === 'admin');
    await vi.waitFor(async () => expect(await changes()).toHaveLength(2), 60_000);
  });

  it('are tried on whoever edits them', async () => {
    await here(async () => {
      const admin = await withRole('admin');
      const { to } = await succeed(sendTestMail({ id: 'downloads', template: own }, admin));
      expect(to).toBe(`${admin.uid}@example.com`);
      await vi.waitFor(() => expect(server.taken.join()).toContain(`To: ${to}`), 60_000);
    });
  });
});

describe('a mail to a person', () => {
  it('is queued once, as text, with an entry in the log', async () => {
    const [admin, { uid }] = [await withRole('admin'), await putMember()];
    const input = { uid, idempotencyKey: unique('key'), subject: 'Your order', text: 'Hi <b>you</b>' };
    const answers = [await succeed(sendUserMail(input, admin)), await succeed(sendUserMail(input, admin))];
    expect(answers[0]).toEqual(answers[1]);
    const mail = await readDocument(`mail/${answers[0]?.id}`);
    expect(mail).toMatchObject({ to: `${uid}@example.com`, message: { subject: 'Your order' } });
    expect(mail?.message.html).toContain('Hi &lt;b&gt;you&lt;/b&gt;');
    expect(await auditOf(uid)).toMatchObject([{ action: 'mail.sent', byId: admin.uid }]);
  });

  it('goes to nobody who has no address, and is not for staff', async () => {
    const input = { uid: unique('u'), idempotencyKey: unique('key'), subject: 'Hello', text: 'Hello' };
    expect(await reasonOf(sendUserMail(input, await withRole('admin')))).toBe('user-not-found');
    expect(await reasonOf(sendUserMail(input, await withRole('staff')))).toBe('not-allowed');
  });
});
