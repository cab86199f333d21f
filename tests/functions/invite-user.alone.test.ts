import { memberName } from '@tempera/domain/people/member-name';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '../../functions/src/platform/admin.ts';
import { customer, withRole } from './support/callers.ts';
import { inviteUser, reasonOf, startSession, succeed } from './support/calls.ts';
import { startMailServer } from './support/mail-server.ts';
import { countDocuments, readDocument, unique, withMailServer } from './support/store.ts';

const invitation = (fields: object = {}) => ({
  idempotencyKey: unique('key'),
  email: `${unique('i')}@example.com`,
  name: 'Ida Example',
  role: 'staff',
  ...fields,
});

describe('an invitation', () => {
  it('makes the account with its role, and mails a link that opens it and stands nowhere else', async () => {
    const server = await startMailServer();
    await withMailServer(server.port, async () => {
      const { email, ...rest } = invitation();
      const { uid } = await succeed(
        inviteUser({ ...rest, email: email.toUpperCase() }, await withRole('admin')),
      );
      expect(await readDocument(`access/${uid}`)).toMatchObject({ role: 'staff', status: 'active' });
      expect(await readDocument(`users/${uid}`)).toMatchObject({
        name: 'Ida Example',
        email,
        registered: true,
      });
      const account = await (await auth()).getUser(uid);
      expect(account).toMatchObject({ email, customClaims: { role: 'staff' }, emailVerified: false });
      const mail = () => readDocument(`mail/invite-${uid}`);
      await vi.waitFor(
        async () => expect((await mail())?.delivery).toMatchObject({ state: 'SUCCESS' }),
        60_000,
      );
      const [sent = ''] = server.withId(`invite-${uid}`);
      expect(sent.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toMatch(
        /\/auth\/action\?mode=resetPassword&oobCode=/,
      );
      expect(JSON.stringify(await mail())).not.toContain('oobCode');
    });
    await server.close();
  });

  it('is one however often it is sent, and its person begins with the role', async () => {
    const [admin, input] = [await withRole('owner'), invitation({ role: 'admin' })];
    const answers = await Promise.all(Array.from({ length: 4 }, () => succeed(inviteUser(input, admin))));
    const uid = answers[0]?.uid ?? '';
    expect(new Set(answers.map((answer) => answer.uid)).size).toBe(1);
    expect(await countDocuments(`access/${uid}/log`)).toBe(1);
    const person = customer({ email: input.email, role: 'admin', name: undefined }, uid);
    expect(await succeed(startSession(person))).toMatchObject({ role: 'admin' });
    expect(await readDocument(`users/${uid}`)).toMatchObject({ name: 'Ida Example', totalOrders: 0 });
  });

  it('without a name calls its person by a number, not by their address', async () => {
    const { uid } = await succeed(inviteUser(invitation({ name: undefined }), await withRole('admin')));
    expect((await readDocument(`users/${uid}`))?.name).toBe(memberName(uid));
    expect((await (await auth()).getUser(uid)).displayName).toBe(memberName(uid));
  });

  it('is for those who manage the store, and for an address that nobody has', async () => {
    const taken = invitation();
    await succeed(inviteUser(taken, await withRole('admin')));
    const again = invitation({ email: taken.email });
    expect(await reasonOf(inviteUser(again, await withRole('admin')))).toBe('email-taken');
    for (const who of [await withRole('staff'), customer()]) {
      expect(await reasonOf(inviteUser(invitation(), who))).toBe('not-allowed');
    }
    expect(await reasonOf(inviteUser(invitation(), null))).toBe('sign-in-required');
    const wrong = [
      { role: 'owner' },
      { email: 'nobody' },
      { email: 'a@example.com, b@example.com' },
      { name: 'a\nb' },
    ];
    for (const fields of wrong) {
      expect(await reasonOf(inviteUser(invitation(fields), await withRole('admin')))).toBe('invalid-input');
    }
  });
});
