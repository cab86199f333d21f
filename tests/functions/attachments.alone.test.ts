import { describe, expect, it, vi } from 'vitest';
import { auth, bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { countFile } from '../../functions/src/support/attachments.store.ts';
import { putAccess } from './support/callers.ts';
import { type Account, functionUrl, signIn, signInAsGuest, signUp, storeUrl } from './support/http.ts';
import { bytesOf } from './support/pictures.ts';
import { readDocument, withMaintenance } from './support/store.ts';

async function member(role: 'customer' | 'staff' = 'customer'): Promise<Account> {
  const account = await signUp();
  await db()
    .doc(`users/${account.uid}`)
    .set({ name: `Name of ${account.uid}`, plan: 'pro' });
  if (role === 'customer') return account;
  await putAccess(account.uid, { role });
  await (await auth()).setCustomUserClaims(account.uid, { role });
  return signIn(account.email);
}

async function ticketOf({ uid }: Account, fields: Record<string, unknown> = {}): Promise<string> {
  const at = new Date();
  await db()
    .doc(`tickets/${uid}_0`)
    .set({
      userId: uid,
      username: 'Pat Example',
      status: 'open',
      createdAt: at,
      lastMessage: 'Where?',
      lastMessageAt: at,
      customerSent: 1,
      customerUnread: 0,
      staffSent: 0,
      staffUnread: 0,
      ...fields,
    });
  return `${uid}_0`;
}

const bearer = (who: Account | null): Record<string, string> =>
  who ? { authorization: `Bearer ${who.idToken}` } : {};

async function attach(who: Account | null, id: string, name = 'a.txt', body: Buffer = Buffer.from('A log.')) {
  const answer = await fetch(storeUrl(`/attach/${id}`), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...bearer(who),
    },
    body: new Uint8Array(body),
  });
  return { status: answer.status, ...((await answer.json()) as { id?: string; reason?: string }) };
}

const get = (who: Account | null, path: string) => fetch(storeUrl(path), { headers: bearer(who) });
const filesOf = async (id: string) =>
  (await (await bucket()).getFiles({ prefix: `attachments/${id}/` }))[0].map(({ name }) => name);

describe('a file', () => {
  const patience = { timeout: 180_000 };
  it(
    'goes from the customer to staff, counts as something new, and is due for an answer',
    patience,
    async () => {
      const [customer, staff] = [await member(), await member('staff')];
      const id = await ticketOf(customer, { status: 'pending', staffTimes: { 0: new Date() } });
      const sent = await attach(customer, id, 'Übersicht.png', bytesOf('png'));
      expect(sent.status).toBe(200);
      const entry = await readDocument(`tickets/${id}/attachments/${sent.id}`);
      expect(entry).toMatchObject({
        fileName: 'Übersicht.png',
        contentType: 'image/png',
        byUid: customer.uid,
        byName: `Name of ${customer.uid}`,
        byRole: 'customer',
        at: expect.anything(),
      });
      const ticket = { status: 'open', staffUnread: 1, customerUnread: 0, lastMessage: 'Übersicht.png' };
      expect(await readDocument(`tickets/${id}`)).toMatchObject(ticket);
      await vi.waitFor(
        async () => expect((await readDocument(`tickets/${id}`))?.dueAt).toBeTruthy(),
        150_000,
      );
      for (const who of [customer, staff]) {
        const answer = await get(who, `/attachments/${id}/${sent.id}`);
        expect(answer.status).toBe(200);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/png',
          'content-disposition': `inline; filename="_bersicht.png"; filename*=UTF-8''%C3%9Cbersicht.png`,
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': expect.stringContaining('no-store'),
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([bytes.length, bytes.includes('SECRET-PLACE')]).toEqual([entry?.sizeBytes, false]);
      }
    },
  );

  it('of staff is an answer, opens a closed ticket, and a text is only ever saved', async () => {
    const [customer, staff] = [await member(), await member('staff')];
    const id = await ticketOf(customer, { status: 'closed' });
    expect(await attach(customer, id)).toMatchObject({ status: 400, reason: 'ticket-closed' });
    const { id: file } = await attach(staff, id, 'steps.md');
    const ticket = await readDocument(`tickets/${id}`);
    expect(ticket).toMatchObject({ status: 'open', customerUnread: 1, staffUnread: 0 });
    expect(ticket?.staffAttachedAt).toEqual(ticket?.lastMessageAt);
    const answer = await get(customer, `/attachments/${id}/${file}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="steps\.md"/);
  });

  it('is another’s to nobody but staff: no sending, no reading, no guessing', async () => {
    const [customer, other, guest] = [await member(), await member(), await signInAsGuest()];
    const id = await ticketOf(customer);
    const { id: file } = await attach(customer, id);
    for (const [who, status] of [
      [other, 404],
      [guest, 404],
      [null, 401],
    ] as const) {
      expect((await attach(who, id)).status).toBe(status);
      expect((await get(who, `/attachments/${id}/${file}`)).status).toBe(status);
    }
    const forged = { ...customer, idToken: `${customer.idToken.slice(0, -4)}AAAA.` };
    expect((await attach({ ...forged, idToken: 'nonsense' }, id)).status).toBe(401);
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('may be a restricted person’s, in their own ticket; restricted staff have no more than that', async () => {
    const [customer, staff] = [await member(), await member('staff')];
    const [own, foreign] = [await ticketOf(customer), await ticketOf(await member())];
    await putAccess(customer.uid, { status: 'banned', permanent: true });
    await putAccess(staff.uid, { role: 'staff', status: 'banned', permanent: true });
    const { status, id: file } = await attach(customer, own);
    expect(status).toBe(200);
    expect((await get(customer, `/attachments/${own}/${file}`)).status).toBe(200);
    expect((await attach(staff, foreign)).status).toBe(404);
    expect((await get(staff, `/attachments/${own}/${file}`)).status).toBe(404);
    const later = new Date(Date.now() + 60_000);
    await putAccess(customer.uid, { sessionsEndedAt: later });
    expect((await attach(customer, own)).status).toBe(401);
  });

  it('waits for the end of maintenance, unless staff send it', async () => {
    const [customer, staff] = [await member(), await member('staff')];
    const id = await ticketOf(customer);
    await withMaintenance(async () => {
      expect(await attach(customer, id)).toMatchObject({ reason: 'maintenance' });
      expect((await attach(staff, id)).status).toBe(200);
    });
  });

  it.each<[string, string, Buffer]>([
    ['a page', 'a.txt', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture and a page', 'a.png', Buffer.concat([bytesOf('png'), Buffer.from('<script>')])],
    ['nothing', 'a.txt', Buffer.alloc(0)],
    ['a byte too many', 'a.txt', Buffer.alloc(1_048_577, 'a')],
  ])('that is %s is refused, and nothing is left of it', async (_what, name, body) => {
    const customer = await member();
    const id = await ticketOf(customer);
    expect(await attach(customer, id, name, body)).toMatchObject({
      status: 400,
      reason: 'attachment-invalid',
    });
    expect(await filesOf(id)).toEqual([]);
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ lastMessage: 'Where?' });
  });

  it('of just 1 MiB is taken', async () => {
    const customer = await member();
    const id = await ticketOf(customer);
    expect((await attach(customer, id, 'a.log', Buffer.alloc(1_048_576, 'a'))).status).toBe(200);
  });
});

it('of eight at once five are taken, and five more after ten minutes; no file is left without its entry', async () => {
  const customer = await member();
  const id = await ticketOf(customer);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => attach(customer, id)));
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(outcomes.filter(({ reason }) => reason === 'too-many-attempts')).toHaveLength(3);
  expect(await filesOf(id)).toHaveLength(5);
  expect(await readDocument(`tickets/${id}`)).toMatchObject({ staffUnread: 5 });
  await expect(countFile(id, customer)).rejects.toThrow('too-many-attempts');
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 600_001);
  await countFile(id, customer);
  vi.restoreAllMocks();
});

it.each([
  '/attachments/a_0/..%2f..%2farchives',
  '/attachments/%2e%2e%2farchives/x',
  '/attachments/a_0/',
  '/attachments/a_0/0123456789012345678',
  '/attachments/..%2Favatars%2Fa_0/01234567890123456789',
  '/attach/%2e%2e%2fa_0',
])('nothing stands at %s', async (path) => {
  const { idToken } = await member('staff');
  const [name] = path.startsWith('/attachments') ? ['files'] : ['transfers'];
  const method = name === 'transfers' ? 'POST' : 'GET';
  const answer = await fetch(functionUrl(`${name}${path}`), {
    method,
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([
    404,
    'ticket-not-found',
  ]);
  const wrong = method === 'GET' ? 'POST' : 'GET';
  expect((await fetch(functionUrl(`${name}${path}`), { method: wrong })).status).toBe(405);
});
