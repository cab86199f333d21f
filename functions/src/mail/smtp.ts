import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { isPasswordFor, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { smtpHost as passwordHost } from '../platform/params.ts';
import { addressOf } from './mail-address.ts';

export interface Letter {
  from: string;
  to: string;
  /** The whole message, headers and all. */
  raw: Buffer;
}

/** An answer of nodemailer's: what the server said, or how the connection failed. */
export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** A connection to the very address that was looked at, of the server that SMTP_HOST names where it names one; the server's certificate is asked for its name all the same. */
async function connectionTo(settings: PrivateSettings): Promise<SMTPConnection> {
  const { smtpHost, smtpPort: port, smtpUser } = settings;
  // Without a user no password leaves, but the mails would: links that open an account among them.
  const isBound = smtpUser !== '' || passwordHost.value().trim() !== '';
  if (isBound && !isPasswordFor(settings, passwordHost.value()))
    throw new Error(
      `The store has no password for ${smtpHost}, and gives it no mail: SMTP_HOST does not name this server. See docs/deploy.md.`,
    );
  const host = await addressOf(smtpHost);
  // A password goes over no line that others may listen to.
  const requireTLS = smtpUser !== '' && port !== 465 && !loopback.test(host);
  const name = isIP(smtpHost) ? {} : { servername: smtpHost };
  return new SMTPConnection({ host, ...name, port, secure: port === 465, requireTLS, ...timeouts });
}

/**
 * The message in one piece. What is awaited first comes between the server's "go ahead" and the first byte of the
 * message: if it fails, the connection ends without the dot that ends a message, and the server has taken nothing.
 */
const bodyOf = (raw: Buffer, before: () => Promise<void>) =>
  Readable.from(
    (async function* body() {
      await before();
      yield raw;
    })(),
  );

/**
 * Gives a letter to the mail server of the settings, unless SMTP_HOST names another one.
 * @param handOver is awaited before the first byte of the message leaves
 * @returns the server's words @throws SmtpError
 */
export async function sendBySmtp(
  letter: Letter,
  settings: PrivateSettings,
  password: string,
  handOver: () => Promise<void>,
): Promise<string> {
  const { from, to, raw } = letter;
  const connection = await connectionTo(settings);
  return new Promise<string>((resolve, reject) => {
    const send = () =>
      connection.send({ from, to: [to], size: raw.length }, bodyOf(raw, handOver), (error, info) => {
        if (error) return reject(error);
        connection.quit();
        resolve(info.response);
      });
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server closed the connection.')));
    connection.connect((error) => {
      if (error) return reject(error);
      if (settings.smtpUser === '') return send();
      const credentials = { user: settings.smtpUser, pass: password };
      connection.login({ credentials }, (refused) => (refused ? reject(refused) : send()));
    });
  }).finally(() => connection.close());
}
