import { toCsv } from '@tempera/domain/reports/csv';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../functions/src/mail/mail-address.ts';
import { sendBySmtp } from '../../../functions/src/mail/smtp.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { putArchive } from '../../functions/support/archive.ts';
import { order } from '../../functions/support/calls.ts';
import { startMailServer } from '../../functions/support/mail-server.ts';
import { countDocuments, readDocument, unique } from '../../functions/support/store.ts';
import { attack } from '../kit/attack.ts';
import { newNetwork } from '../kit/bursts.ts';
import { call } from '../kit/calls.ts';
import { type Cast, openCast } from '../kit/cast.ts';

/** Of the 26 that got through once: data that leave the store, and a coupon that did so three times. */

let cast: Cast;
let listener: Awaited<ReturnType<typeof startMailServer>>;
const logins: string[] = [];

beforeAll(async () => {
  cast = await openCast();
  listener = await startMailServer({ logins });
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => listener.close());

describe('a mail server', () => {
  attack.each([
    '127.0.0.1',
    'localhost',
    '10.0.0.7',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('at %s is none, in a store that is deployed', async (host) => {
    vi.stubEnv('GCLOUD_PROJECT', 'my-store');
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    await expect(addressOf(host)).rejects.toThrow('no public address');
  });
  it('at a public address is one', async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'my-store');
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    expect(await addressOf('93.184.215.14')).toBe('93.184.215.14');
  });

  /** Where the deployed password is for a server of this name. */
  const send = (passwordHost: string, smtpUser: string) => {
    vi.stubEnv('SMTP_HOST', passwordHost);
    const settings = { ...defaultPrivateSettings, smtpHost: '127.0.0.1', smtpPort: listener.port, smtpUser };
    const letter = {
      from: 'store@example.com',
      to: 'ada@example.com',
      raw: Buffer.from('Subject: Hi\r\n\r\nHi.'),
    };
    return sendBySmtp(letter, settings, 'correct horse', async () => {});
  };
  attack.each([
    ['the password', 'store'],
    ['the mails', ''],
  ])('of an attacker’s gets %s of another', async (_what, smtpUser) => {
    await expect(send('smtp.example.com', smtpUser)).rejects.toThrow('SMTP_HOST does not name this server');
    expect([logins, listener.taken]).toEqual([[], []]);
  });
  it('that the password is for gets both', async () => {
    await send('127.0.0.1', 'store');
    expect(logins).toEqual(['store:correct horse']);
    expect(listener.taken).toHaveLength(1);
  });
});

describe('a coupon', () => {
  attack('WELCOME20 three times by one customer', async () => {
    // Its twin, so that no use of the store's own is gone.
    const [{ slug }, code] = [await putArchive({ priceCents: 2_800 }), unique('W').toUpperCase()];
    const welcome = await readDocument('coupons/WELCOME20');
    await db()
      .doc(`coupons/${code}`)
      .set({ ...welcome, usedCount: 0 });
    const { email } = cast.customer;
    const buy = (who = cast.customer) => {
      const customer = { ...order().customer, email: who.email || email };
      return call('placeOrder', order({ slugs: [slug], couponCode: code, customer }), who, newNetwork());
    };
    expect(await buy()).toBe('answered');
    for (const _again of [2, 3]) expect(await buy()).toMatch(/^coupon-(?:used|first-order)$/);
    // Nor as a guest who gives the same address.
    expect(await buy(cast.guest)).toMatch(/^coupon-/);
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    expect(await buy(cast.friend)).toBe('answered');
  });
});

describe('a cell of a table', () => {
  /** What a spreadsheet reads, parted by any of these; without what nobody sees at its start. */
  const cellsOf = (file: string) =>
    file.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^[\s\u200b\ufeff"]+/u, ''));
  const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
  const isFormula = (cell: string) => signs.includes(cell.charAt(0)) && !/^-?\d+(\.\d+)?$/.test(cell);
  const lure = 'HYPERLINK("https://evil.example")';

  attack.each<[string, string]>([
    ['with =', `=${lure}`],
    ['with +', `+${lure}`],
    ['with -', `-${lure}`],
    ['with @', `@${lure}`],
    ['after ;', `Ada;=${lure}`],
    ['after a tab', `Ada\t=${lure}`],
    ['after a line', `Ada\n=${lure}`],
    ['behind a space that nobody sees', `\u200b=${lure}`],
    ['behind a quote', `"=${lure}`],
    ['in full width =', `\uff1d${lure}`],
    ['in full width +', `\uff0b${lure}`],
    ['in full width -', `\uff0d${lure}`],
    ['in full width @', `\uff20${lure}`],
    ['after ; in full width', `Ada;\uff1d${lure}`],
  ])('begins a formula %s', async (_how, name) => {
    expect(cellsOf(name).some(isFormula)).toBe(true);
    expect(cellsOf(toCsv(['name', 'total'], [[name, '-2.80']])).filter(isFormula)).toEqual([]);
  });
});
