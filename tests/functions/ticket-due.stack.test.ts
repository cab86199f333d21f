import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { syncTicketDue } from '../../functions/src/support/sync-ticket-due.ts';
import { putPlan } from './support/plans.ts';
import { readDocument, unique } from './support/store.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 5, 1);
/** Minutes after the start, in the microsecond that a server might pick. */
const at = (minutes: number) => new Timestamp((start + minutes * 60_000) / 1_000, 123_456_000);
const dueAt = (minutes: number, hours: number) =>
  Timestamp.fromMillis(start + minutes * 60_000 + 123 + hours * hour);

type Fields = Record<string, unknown>;

/** What lists of tickets show: the tests of the browser may meet these. */
const shown = { username: 'Pat Example', subject: 'A question', lastMessage: 'How?' };

/** A ticket with its first message, of somebody on a plan; written, as the trigger writes nothing that is right already. */
async function putTicket(plan: string | null, fields: Fields = {}) {
  const uid = unique('u');
  const id = `${uid}_0`;
  if (plan) await db().doc(`users/${uid}`).set({ name: 'Pat Example', plan });
  await db()
    .doc(`tickets/${id}/messages/first`)
    .set({ fromUserId: uid, timestamp: at(0) });
  await db()
    .doc(`tickets/${id}`)
    .set({ ...shown, userId: uid, status: 'open', createdAt: at(0), lastMessageAt: at(0), ...fields });
  return id;
}

const message = (id: string, name: string, minutes: number) =>
  db()
    .doc(`tickets/${id}/messages/${name}`)
    .set({ timestamp: at(minutes) });
const change = (id: string, fields: Fields) => db().doc(`tickets/${id}`).update(fields);
const due = async (id: string) => (await readDocument(`tickets/${id}`))?.dueAt;
/** An event that says nothing but that there was one. */
const look = (id: string) => syncTicketDue(id, undefined, {});
const looked = async (id: string) => {
  await look(id);
  return due(id);
};

describe('an answer is due', () => {
  it.each([
    ['starter', 72],
    ['pro', 24],
    ['enterprise', 4],
    [null, 72],
  ])('on the plan %s %s hours after the first message', async (plan, hours) => {
    const id = await putTicket(plan);
    expect(await looked(id)).toEqual(dueAt(0, hours));
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ plan: plan ?? 'starter' });
  });

  it('within the hours that the plan says itself', async () => {
    const plan = await putPlan(900);
    await db().doc(`plans/${plan}`).update({ responseHours: 2 });
    expect(await looked(await putTicket(plan))).toEqual(dueAt(0, 2));
  });

  it('from the start of the plan on where that is later than the message, and from the message where it is not', async () => {
    const id = await putTicket('enterprise');
    const subscription = db().doc(`subscriptions/${id.slice(0, -2)}`);
    await subscription.set({ planId: 'enterprise', status: 'active', planSince: at(300) });
    expect(await looked(id)).toEqual(dueAt(300, 4));
    await subscription.update({ planSince: at(-300) });
    expect(await looked(id)).toEqual(dueAt(0, 4));
  });

  it('from the first message without an answer on, whatever comes after it', async () => {
    const id = await putTicket('pro');
    await message(id, 'customer_1', 10);
    await change(id, { lastMessageAt: at(10) });
    expect(await looked(id)).toEqual(dueAt(0, 24));
    await message(id, 'staff_0', 20);
    await change(id, { staffTimes: { 0: at(20) }, lastMessageAt: at(20) });
    expect(await looked(id)).toBeNull();
    await message(id, 'customer_2', 30);
    await message(id, 'customer_3', 40);
    expect(await looked(id)).toEqual(dueAt(30, 24));
  });

  it('to a file that the customer added, and a file of staff is an answer', async () => {
    const id = await putTicket('pro', { staffTimes: { 0: at(10) } });
    expect(await looked(id)).toBeNull();
    await db()
      .doc(`tickets/${id}/attachments/a`)
      .set({ at: at(20) });
    expect(await looked(id)).toEqual(dueAt(20, 24));
    await db()
      .doc(`tickets/${id}/attachments/b`)
      .set({ at: at(30) });
    await change(id, { staffAttachedAt: at(30) });
    expect(await looked(id)).toBeNull();
  });

  it('not while it waits for its customer or is closed, and again once it is opened', async () => {
    const id = await putTicket('enterprise');
    for (const status of ['pending', 'closed']) {
      await change(id, { status, settledAt: at(60) });
      expect(await looked(id)).toBeNull();
    }
    await change(id, { status: 'open', reopenedAt: at(90) });
    expect(await looked(id)).toEqual(dueAt(90, 4));
    await change(id, { status: 'pending', settledAt: at(100) });
    await message(id, 'customer_1', 110);
    await change(id, { status: 'open' });
    expect(await looked(id)).toEqual(dueAt(110, 4));
  });
});

describe('events', () => {
  it('repeated and reordered leave the same, and write nothing twice', async () => {
    const id = await putTicket('pro', { staffTimes: { 0: at(20) } });
    await look(id);
    const before = await db().doc(`tickets/${id}`).get();
    await Promise.all([look(id), look(id), look(id)]);
    const late = { status: 'open', lastMessageAt: at(0) };
    await syncTicketDue(id, { ...late, status: 'closed' }, late);
    expect((await db().doc(`tickets/${id}`).get()).updateTime).toEqual(before.updateTime);
  });

  it('that change nothing of it look at nothing', async () => {
    const id = await putTicket('pro');
    const stored: Fields = { ...(await readDocument(`tickets/${id}`)), assigneeId: null, terms: [] };
    await syncTicketDue(id, stored, { ...stored, staffUnread: 0, dueAt: at(5) });
    const read = vi.spyOn(db(), 'doc');
    await syncTicketDue(id, { ...stored, customerUnread: 1 }, stored);
    await syncTicketDue(id, stored, undefined);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('say of a ticket that nobody takes care of it, and leave alone whom it is assigned to', async () => {
    const id = await putTicket('pro');
    await look(id);
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ assigneeId: null, assigneeName: '' });
    await change(id, { assigneeId: 'u-staff', assigneeName: 'Stella', status: 'closed', settledAt: at(10) });
    await look(id);
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ assigneeId: 'u-staff', dueAt: null });
    // One from before assignments existed, which only somebody opens.
    const old = await putTicket('pro', { dueAt: null, status: 'closed' });
    const stored = (await readDocument(`tickets/${old}`)) ?? {};
    await syncTicketDue(old, { ...stored, staffUnread: 1 }, stored);
    expect(await readDocument(`tickets/${old}`)).toMatchObject({ assigneeId: null });
  });

  it('forget the time that a ticket was put off to once it is open again', async () => {
    const id = await putTicket('pro', { status: 'pending', settledAt: at(5), snoozedUntil: at(90) });
    await look(id);
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ snoozedUntil: at(90), dueAt: null });
    await message(id, 'customer_1', 10);
    await change(id, { status: 'open' });
    await look(id);
    expect(await readDocument(`tickets/${id}`)).toMatchObject({ snoozedUntil: null, dueAt: dueAt(10, 24) });
  });

  it('of a ticket that is gone bring nothing back', async () => {
    const id = unique('gone');
    await look(id);
    expect(await readDocument(`tickets/${id}`)).toBeUndefined();
  });

  it('that meet at once end in what is true', async () => {
    const id = await putTicket('pro');
    await Promise.all([
      look(id),
      change(id, { staffTimes: { 0: at(20) }, lastMessageAt: at(20) }).then(() => look(id)),
      look(id),
    ]);
    expect(await due(id)).toBeNull();
  });
});

it('the trigger does it by itself', async () => {
  const id = await putTicket('enterprise');
  await vi.waitFor(async () => expect(await due(id)).toEqual(dueAt(0, 4)), {
    timeout: 120_000,
    interval: 100,
  });
});
