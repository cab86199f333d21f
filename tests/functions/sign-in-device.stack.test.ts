import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signInAsGuest, signUp, storeUrl } from './support/http.ts';
import { readDocument } from './support/store.ts';

/** A device that is signed in by a code (RFC 8628), over HTTP. */

let person: Account;
beforeEach(async () => {
  person = await signUp();
  await invoke('startSession', {}, person);
});

async function post(path: string, body: object) {
  const answer = await fetch(storeUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

interface Begun {
  deviceCode: string;
  userCode: string;
  /** The document that the device waits in. */
  path: string;
}

async function begin(scopes = ['library', 'profile']): Promise<Begun> {
  const { status, body } = await post('/api/device', { client_name: 'tempera on laptop', scopes });
  expect(status).toBe(200);
  const userCode = String(body.user_code);
  return { deviceCode: String(body.device_code), userCode, path: `deviceCodes/${userCode.replace('-', '')}` };
}

const poll = (deviceCode: string) => post('/api/device/token', { device_code: deviceCode });

const approve = (userCode: string, yes = true, who = person) =>
  invoke('accessTokens', { action: 'approve', userCode, approve: yes }, who);

describe('a device', () => {
  it('shows its person a code, waits, and has a token once, as soon as they approve', async () => {
    const answer = await post('/api/device', { client_name: 'tempera on laptop', scope: 'profile library' });
    expect(answer.body).toMatchObject({
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: expect.stringMatching(/\/activate$/),
      verification_uri_complete: expect.stringMatching(/\/activate\?code=[B-Z]{4}-[B-Z]{4}$/),
      expires_in: 600,
      interval: 5,
    });
    const { deviceCode, userCode, path } = await begin();
    expect(JSON.stringify(await readDocument(path))).not.toContain(deviceCode.split('.')[1]);
    expect(await poll(deviceCode)).toEqual({ status: 400, body: { error: 'authorization_pending' } });
    expect(await poll(deviceCode)).toEqual({ status: 400, body: { error: 'slow_down' } });

    const looked = await invoke(
      'accessTokens',
      { action: 'approve', userCode: userCode.toLowerCase() },
      person,
    );
    expect(looked.result).toMatchObject({ name: 'tempera on laptop', scopes: ['library', 'profile'] });
    expect((await approve(userCode)).result).toMatchObject({ name: 'tempera on laptop' });
    const both = await Promise.all([poll(deviceCode), poll(deviceCode)]);
    const given = both.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(given[0]?.body).toMatchObject({ token_type: 'bearer', scope: 'library profile' });
    const token = String(given[0]?.body.access_token);
    const me = await fetch(storeUrl('/api/me'), { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ uid: person.uid });
    expect(await poll(deviceCode)).toEqual({ status: 400, body: { error: 'expired_token' } });
  });

  it('that its person turns away, or that asks too late or with a wrong secret, gets nothing', async () => {
    const denied = await begin();
    await approve(denied.userCode, false);
    expect((await poll(denied.deviceCode)).body).toEqual({ error: 'access_denied' });
    expect((await approve(denied.userCode)).error?.details?.reason).toBe('device-code-invalid');

    const late = await begin();
    await db()
      .doc(late.path)
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect((await approve(late.userCode)).error?.details?.reason).toBe('device-code-invalid');
    expect((await poll(late.deviceCode)).body).toEqual({ error: 'expired_token' });

    const mine = await begin();
    await approve(mine.userCode);
    const [code] = mine.deviceCode.split('.');
    expect((await poll(`${code}.${'A'.repeat(43)}`)).body).toEqual({ error: 'expired_token' });
    expect((await poll('nonsense')).body).toEqual({ error: 'expired_token' });
  });

  it('gets nothing of somebody who was banned, or ended all sessions, since they approved', async () => {
    for (const fields of [{ status: 'banned', permanent: true }, { sessionsEndedAt: Timestamp.now() }]) {
      await putAccess(person.uid, {});
      const { deviceCode, userCode } = await begin();
      await approve(userCode);
      await putAccess(person.uid, {
        ...fields,
        ...('sessionsEndedAt' in fields && { sessionsEndedAt: Timestamp.now() }),
      });
      expect((await poll(deviceCode)).body).toEqual({ error: 'access_denied' });
    }
  });

  it('is let in by no guest, and to publish by nobody who does not manage the store', async () => {
    const { userCode } = await begin();
    const guest = await signInAsGuest();
    expect((await approve(userCode, true, guest)).error?.details?.reason).toBe('not-allowed');
    const publisher = await begin(['publish']);
    expect((await approve(publisher.userCode)).error?.details?.reason).toBe('not-allowed');
  });

  it('names itself and known scopes, or is refused', async () => {
    expect((await post('/api/device', { client_name: '', scopes: ['library'] })).status).toBe(400);
    expect((await post('/api/device', { client_name: 'x', scopes: ['everything'] })).status).toBe(400);
    expect((await post('/api/device', { client_name: 'x', scopes: [] })).status).toBe(400);
  });
});
