import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { sendContactMessage as sendFrom } from '../../functions/src/support/send-contact-message.ts';
import { reasonOf, sendContactMessage, succeed } from './support/calls.ts';
import { unique, withMaintenance, withSettings } from './support/store.ts';

const letter = (email = `${unique('v')}@example.com`) => ({
  name: 'Vera Visitor',
  email,
  subject: 'License',
  message: 'May I use it for a client?',
});
const mailOf = async (email: string) =>
  (await db().collection('mail').where('replyTo', '==', email).get()).docs;
/** All calls of these tests come from one place, which may write so often in an hour. */
beforeEach(async () => {
  vi.restoreAllMocks();
  await db().recursiveDelete(db().collection('limits'));
});

describe('a visitor’s message', () => {
  it('is mailed to the support address, to be answered to the visitor', async () => {
    const sent = letter();
    await withSettings({ supportEmail: 'help@example.com', siteName: 'Studio' }, () =>
      succeed(sendContactMessage({ ...sent, name: 'Vera\r\nBcc: all', subject: 'A\nB' })),
    );
    const [mail, ...more] = await mailOf(sent.email);
    expect(more).toEqual([]);
    // How far the sending of it has come is the sender's.
    const { delivery: _sending, ...queued } = mail?.data() ?? {};
    expect(queued).toEqual({
      to: 'help@example.com',
      replyTo: sent.email,
      message: {
        subject: 'Studio support: A B',
        text: `Vera Bcc: all <${sent.email}> writes:\n\nMay I use it for a client?`,
        html: expect.stringContaining(`&lt;${sent.email}&gt;`),
      },
      template: { name: 'contact', data: expect.objectContaining({ message: 'May I use it for a client?' }) },
    });
  });

  it.each([
    { name: ' ' },
    { name: 'Win at evil.example' },
    { name: 'Vera\r\nBcc: all@example.com' },
    { email: 'vera' },
    { subject: '' },
    { subject: 'x'.repeat(151) },
    { message: '\n' },
    { message: 'x'.repeat(4_001) },
  ])('is refused with %o', async (change) => {
    const sent = { ...letter(), ...change };
    const outcome = await sendContactMessage(sent);
    expect(outcome).toMatchObject({ refused: { reason: 'invalid-input', field: Object.keys(change)[0] } });
  });

  it('is from nobody whom the team would take for one of their own', async () => {
    const sent = { ...letter(), name: 'Studio Support' };
    await withSettings({ supportEmail: 'help@example.com', siteName: 'Studio' }, async () => {
      expect(await reasonOf(sendContactMessage(sent))).toBe('name-reserved');
    });
    expect(await mailOf(sent.email)).toEqual([]);
  });

  it('of a machine that fills the hidden field goes nowhere', async () => {
    const sent = { ...letter(), website: 'https://spam.example.com' };
    await withSettings({}, () => succeed(sendContactMessage(sent)));
    expect(await mailOf(sent.email)).toEqual([]);
  });

  it('waits for the end of maintenance, and needs an address to go to', async () => {
    expect(await reasonOf(withMaintenance(() => sendContactMessage(letter())))).toBe('maintenance');
    expect(await reasonOf(withSettings({ supportEmail: '' }, () => sendContactMessage(letter())))).toBe(
      'sign-in-required',
    );
  });
});

describe('too many messages', () => {
  it('from one address: of fifty at once three go out, and three more after an hour', async () => {
    const sent = letter();
    await withSettings({}, async () => {
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, n) => reasonOf(networked(sent, `192.0.2.${n}`))),
      );
      expect(all.filter((answer) => answer === 'too-many-attempts')).toHaveLength(47);
      expect(await mailOf(sent.email)).toHaveLength(3);
      vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 3_600_001);
      for (let again = 0; again < 3; again++) await succeed(sendContactMessage(sent));
      expect(await reasonOf(sendContactMessage(sent))).toBe('too-many-attempts');
    });
  });

  it('from one network under ever new addresses: twenty an hour', async () => {
    await withSettings({}, async () => {
      for (let sent = 0; sent < 20; sent++) await sendFrom(letter(), '198.51.100.7');
      await expect(sendFrom(letter(), '198.51.100.7')).rejects.toThrow('too-many-attempts');
      await sendFrom(letter(), '198.51.100.8');
    });
  });
});

/** The same as the callable, but from a network of its own. */
async function networked(sent: ReturnType<typeof letter>, ip: string) {
  try {
    return { ok: await sendFrom(sent, ip) };
  } catch (error) {
    return {
      refused: (error as { refusal: { reason: 'too-many-attempts' } }).refusal,
      code: '',
      message: '',
    };
  }
}
