import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queuedMail } from '../../functions/src/mail/queued-mail.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { refusal, startMailServer } from './support/mail-server.ts';
import { deliverAt, deliveryOf, later, putMail, sweepAt } from './support/mails.ts';
import { readDocument, unique, withDocument, withMailServer, withTemplates } from './support/store.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterEach(() => {
  server.behavior = {};
});
afterAll(() => server.close());

const here = <T>(work: () => Promise<T>) => withMailServer(server.port, work);
const minute = 60_000;

describe('a mail', () => {
  it('is sent by the trigger as soon as it is queued', async () => {
    await here(async () => {
      const id = unique('m');
      await db()
        .doc(`mail/${id}`)
        .set({ to: `${id}@example.com`, message: { subject: 'Now', text: 'A text.' } });
      await vi.waitFor(
        async () => expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1 }),
        {
          timeout: 60_000,
          interval: 100,
        },
      );
      expect(server.withId(id)).toHaveLength(1);
    });
  });

  it('is sent once, however many are at it', async () => {
    await here(async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => putMail()));
      const tries = [...ids, ...ids, ...ids, ...ids, ...ids].map((id) => deliverAt(later, id));
      await Promise.all([...tries, sweepAt(later)]);
      for (const id of ids) {
        expect(server.withId(id)).toHaveLength(1);
        expect(await deliveryOf(id)).toMatchObject({
          state: 'SUCCESS',
          attempts: 1,
          nextAt: null,
          error: null,
        });
      }
    });
  });

  it('has its own name, one recipient, and no header that a customer wrote', async () => {
    await here(async () => {
      const id = await putMail({
        replyTo: 'a@example.com\r\nBcc: b@example.com',
        message: { subject: 'Hello\r\nBcc: c@example.com', text: 'A text.', html: '<p>A text.</p>' },
      });
      await deliverAt(later, id);
      const [message = ''] = server.withId(id);
      expect(message).toContain(`Message-ID: <${id}.0@example.com>`);
      expect(message).toContain(`To: ${id}@example.com`);
      expect(message).not.toMatch(/^(Bcc|Reply-To):/m);
      // Both forms of it, and the one layout around the words.
      expect(message).toMatch(/^Content-Type: text\/plain/m);
      expect(message).toMatch(/^Content-Type: text\/html/m);
      expect(message).toContain('<p>A text.</p>');
      expect(message).toContain('class=3D"head"');
      const two = await putMail({ to: 'a@example.com, b@example.com' });
      await deliverAt(later, two);
      expect(server.withId(two)).toEqual([]);
      expect(await deliveryOf(two)).toMatchObject({ state: 'ERROR', error: 'This is not an email address.' });
    });
  });

  it('is put in the words that admins have chosen, and keeps what it said', async () => {
    const queued = queuedMail('downloads', { name: 'Ada', link: 'https://store.example.com/x' });
    await here(() =>
      withTemplates({ downloads: { subject: 'Here you are', text: 'Take it, {name}: {link}' } }, async () => {
        const id = await putMail({ ...queued });
        await deliverAt(later, id);
        expect(server.withId(id)[0]).toContain('Subject: Here you are');
        expect((await readDocument(`mail/${id}`))?.message).toMatchObject({
          text: 'Take it, Ada: https://store.example.com/x',
        });
      }),
    );
  });
});

describe('a mail server that the password is not for', () => {
  it('gets nothing, and the mail says why until it is mended', async () => {
    const elsewhere = { ...defaultPrivateSettings, smtpHost: '127.0.0.1', smtpPort: server.port };
    const id = await putMail();
    await withDocument('settings/private', { ...elsewhere, smtpUser: 'store' }, () => deliverAt(later, id));
    expect(await deliveryOf(id)).toMatchObject({
      state: 'RETRY',
      error: expect.stringContaining('no password for 127.0.0.1'),
    });
    expect(server.withId(id)).toEqual([]);
    await here(() => sweepAt(later + minute));
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });
});

describe('a mail that is not taken', () => {
  it('is tried again, later each time, and given up in the end', async () => {
    await here(async () => {
      server.behavior = { onRecipient: () => refusal(451, 'Come back later') };
      const id = await putMail();
      const waits: number[] = [];
      for (let now = later; ; ) {
        await deliverAt(now, id);
        const { state, nextAt } = await deliveryOf(id);
        if (state === 'ERROR') break;
        expect(state).toBe('RETRY');
        waits.push((nextAt.toMillis() - now) / minute);
        expect(await deliverAt(nextAt.toMillis() - 1, id)).toBeNull();
        now = nextAt.toMillis();
      }
      expect(waits).toEqual([1, 5, 30, 120, 480]);
      expect(await deliveryOf(id)).toMatchObject({ attempts: 6, nextAt: null });
      expect((await deliveryOf(id)).error).toContain('Come back later');
      expect(server.withId(id)).toEqual([]);
    });
  });

  it('goes out once the server is back, and at once not again when it never will be taken', async () => {
    const id = await putMail();
    await withMailServer(9, () => deliverAt(later, id));
    expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
    await here(async () => {
      await sweepAt(later + minute);
      expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
      server.behavior = { onRecipient: () => refusal(550, 'No such person') };
      const unknown = await putMail();
      await deliverAt(later, unknown);
      expect(await deliveryOf(unknown)).toMatchObject({ state: 'ERROR', attempts: 1 });
    });
  });

  it('may have been, when the line breaks after it: nobody sends it again', async () => {
    await here(async () => {
      server.behavior = {
        onMessage: (session) => {
          server.cut(session);
          return new Promise(() => {});
        },
      };
      const id = await putMail();
      await deliverAt(later, id);
      expect(await deliveryOf(id)).toMatchObject({ state: 'UNSURE', nextAt: null });
      await sweepAt(later + 24 * 60 * minute);
      expect(server.withId(id)).toHaveLength(1);
    });
  });
});
