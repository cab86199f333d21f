import dns from 'node:dns/promises';
import { defaultPrivateSettings, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMailServer } from '../../../tests/functions/support/mail-server.ts';
import { sendBySmtp } from './smtp.ts';

const letter = {
  from: 'store@example.com',
  to: 'ada@example.com',
  raw: Buffer.from('Subject: Hi\r\n\r\nHi.'),
};
const password = 'correct horse';
const logins: string[] = [];
/** Whoever listens here is the store's own mail server in some tests, and somebody else's in others. */
let listener: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  listener = await startMailServer({ logins });
});
beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-tempera');
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  logins.length = 0;
  listener.taken.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => listener.close());

const send = (fields: Partial<PrivateSettings>) =>
  sendBySmtp(
    letter,
    { ...defaultPrivateSettings, smtpHost: '127.0.0.1', smtpPort: listener.port, ...fields },
    password,
    async () => {},
  );
const got = () => [logins.length, listener.taken.length];

it('logs in at the server that the password is for, and at none without a user', async () => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
  await send({ smtpUser: 'store' });
  expect(logins).toEqual([`store:${password}`]);
  await send({});
  expect(got()).toEqual([1, 2]);
});

it.each(['smtp.example.com', ''])(
  'gives a listener neither the password for “%s” nor the mail',
  async (host) => {
    vi.stubEnv('SMTP_HOST', host);
    for (const smtpHost of ['127.0.0.1', 'localhost'])
      await expect(send({ smtpHost, smtpUser: 'store' })).rejects.toThrow(
        'SMTP_HOST does not name this server',
      );
    expect(got()).toEqual([0, 0]);
  },
);

it('gives no mail to another server than SMTP_HOST where the settings name no user', async () => {
  vi.stubEnv('SMTP_HOST', 'smtp.example.com');
  for (const smtpHost of ['127.0.0.1', 'localhost'])
    await expect(send({ smtpHost, smtpUser: '' })).rejects.toThrow('SMTP_HOST does not name this server');
  expect(got()).toEqual([0, 0]);
});

it('connects to nothing that the internet does not know, outside of a demo project', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'my-store');
  for (const smtpHost of ['127.0.0.1', '127.1', 'localhost', '::1']) {
    vi.stubEnv('SMTP_HOST', smtpHost);
    for (const smtpUser of ['', 'store']) await expect(send({ smtpHost, smtpUser })).rejects.toThrow();
  }
  vi.stubEnv('SMTP_HOST', 'smtp.example.com');
  vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '127.0.0.1', family: 4 }] as never);
  await expect(send({ smtpHost: 'smtp.example.com' })).rejects.toThrow('no public address');
  expect(got()).toEqual([0, 0]);
});

it('connects to the address that was looked at, and asks its certificate for the name', async () => {
  const names: string[] = [];
  const encrypted = await startMailServer({ names });
  const lookup = vi.spyOn(dns, 'lookup');
  lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }] as never);
  await send({ smtpHost: 'smtp.example.com' });
  expect(got()).toEqual([0, 1]);
  lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }] as never);
  await expect(send({ smtpHost: 'smtp.example.com', smtpPort: encrypted.port })).rejects.toThrow();
  await encrypted.close();
  expect(names).toEqual(['smtp.example.com']);
  expect(encrypted.taken).toEqual([]);
  expect(lookup).toHaveBeenCalledTimes(2);
});
