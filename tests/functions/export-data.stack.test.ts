import { roomId } from '@tempera/domain/conversations/room';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putRefunds } from './support/booked-refund.ts';
import { customer, putAccess } from './support/callers.ts';
import { exportData, reasonOf, savedMethods, succeed } from './support/calls.ts';
import { member } from './support/plans.ts';
import { unique } from './support/store.ts';
import { putWholePerson } from './support/whole-person.ts';

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

it('gives a person all that is kept of them, and nothing of anybody else', async () => {
  const other = await putWholePerson();
  const { who, slug, orderId, chargeId } = await putWholePerson();
  const [creditNoteId] = await putRefunds(`orders/${orderId}`, [100]);
  await numberInvoice({ orderId });
  await numberInvoice({ uid: who.uid, chargeId });
  const { fileName, json } = await succeed(exportData(who));
  expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const { email, name } = who.token;
  expect(JSON.parse(json)).toMatchObject({
    exportedAt: time,
    account: { uid: who.uid, email, providers: ['password'] },
    user: { name, email, joinDate: time },
    profile: { name, role: 'customer' },
    standing: { role: 'customer', status: 'active' },
    orders: [{ id: orderId, uid: who.uid, totalCents: 304, date: time }],
    invoices: expect.arrayContaining([
      expect.objectContaining({ id: orderId, number: expect.any(Number), issuedAt: time }),
      expect.objectContaining({ id: chargeId, number: expect.any(Number), issuedAt: time }),
    ]),
    creditNotes: [{ id: creditNoteId, number: expect.any(Number), totalCents: 100, issuedAt: time }],
    library: [{ id: slug, grantedAt: time }],
    downloads: [{ productId: slug }],
    wishlist: [{ id: slug }],
    notifications: expect.arrayContaining([expect.objectContaining({ title: 'Support replied', at: time })]),
    preferences: [{ id: 'notifications', email: false }],
    tallies: [{ id: 'wishlist', count: 1, since: time }],
    tokens: [{ name: `Laptop of ${who.uid}`, scopes: ['library'] }],
    others: [{ id: slug, note: 'of a time to come' }],
    reviews: [{ product: slug, rating: 5, text: `Text of ${who.uid}` }],
    reports: [{ slug, text: `Report of ${who.uid}` }],
    appeals: [{ restrictionId: 'r1', text: 'It was not me.' }],
    approvals: [
      { what: `Invite invited-by-${who.uid}@example.com as an admin`, status: 'declined', at: time },
    ],
    signInCountries: { countries: { AT: time }, at: time },
    directMessages: [{ id: `${who.uid}_0`, content: `Hello from ${who.uid}` }],
    blocks: [{ id: 'other', at: time }],
    chats: [{ status: 'closed', messages: [{ message: 'Is anybody there?' }] }],
    tickets: [
      {
        subject: `Ticket of ${who.uid}`,
        messages: [{ message: 'Where is it?' }],
        attachments: [{ fileName: 'log.txt' }],
      },
    ],
    subscription: {
      plan: 'pro',
      status: 'active',
      charges: [{ id: chargeId, amountCents: 3_147, at: time }],
    },
  });
  for (const foreign of [
    other.who.uid,
    other.slug,
    other.orderId,
    other.chargeId,
    'moderator',
    'Other Person',
    'A note of staff.',
    'A reason among admins',
  ])
    expect(json).not.toContain(foreign);
});

it('names nobody of the team who decided or is at it, no other’s address or words, and no token', async () => {
  const { who, orderId, chargeId } = await putWholePerson();
  const [mona, other] = [`Mona ${unique('m')}`, `${unique('other')}@example.com`];
  const now = Timestamp.now();
  const moderator = { byId: unique('mod'), name: mona };
  const write = (path: string, fields: object) => db().doc(path).set(fields, { merge: true });
  await Promise.all([
    write(`access/${who.uid}`, { moderatorId: moderator.byId, moderatorName: mona }),
    write(`appeals/${who.uid}_r1`, { status: 'rejected', decidedById: moderator.byId, decidedAt: now }),
    write(`tickets/${who.uid}_0`, { assigneeId: moderator.byId, assigneeName: mona }),
    write(`tickets/${who.uid}_0/present/${moderator.byId}`, { name: mona, typing: true, at: now }),
    write(`tickets/${who.uid}_0/notes/two`, { authorId: moderator.byId, authorName: mona, text: other }),
    write(`chats/${who.uid}_0`, { assignedTo: moderator.byId, assignedName: mona }),
    write(`chats/${who.uid}_0/typing/${moderator.byId}`, { at: now }),
    write(`rooms/${roomId(who.uid, 'other')}/messages/other_1`, { senderId: 'other', content: other }),
    write(`abuseReports/room_other_1_${who.uid}`, {
      kind: 'message',
      reporterUid: who.uid,
      reportedUid: 'other',
      text: 'It is not kind.',
      excerpt: `Write to me: ${other}`,
      at: now,
    }),
    write(`orders/${orderId}`, { payment: { token: 'pm_of_the_order' } }),
    write(`subscriptions/${who.uid}/charges/${chargeId}`, { token: 'pm_of_the_charge' }),
  ]);
  const { json } = await succeed(exportData(who));
  for (const foreign of [mona, moderator.byId, other, 'pm_of_the_'])
    expect(json, foreign).not.toContain(foreign);
  // What is theirs beside it is there.
  for (const own of [
    'It is not kind.',
    'It was not me.',
    'Where is it?',
    'Is anybody there?',
    orderId,
    chargeId,
  ])
    expect(json).toContain(own);
});

it('lists what a person has kept to pay with', async () => {
  const who = await member();
  const add = { action: 'add', paymentToken: 'tok_paid', idempotencyKey: unique('key-') };
  const { methods } = await succeed(savedMethods(add, who));
  expect(methods).toHaveLength(1);
  expect(JSON.parse((await succeed(exportData(who))).json)).toMatchObject({ paymentMethods: methods });
});

it('has an answer for who has done nothing yet, and a refusal for nobody and the restricted', async () => {
  const newcomer = customer();
  expect(JSON.parse((await succeed(exportData(newcomer))).json)).toEqual({
    exportedAt: time,
    account: { uid: newcomer.uid },
    user: null,
    profile: null,
    standing: {},
    paymentMethods: [],
    orders: [],
    invoices: [],
    creditNotes: [],
    creditReversals: [],
    library: [],
    downloads: [],
    wishlist: [],
    notifications: [],
    tokens: [],
    preferences: [],
    reviews: [],
    reports: [],
    appeals: [],
    approvals: [],
    signInCountries: null,
    directMessages: [],
    tickets: [],
    chats: [],
    subscription: null,
  });
  expect(await reasonOf(exportData(null))).toBe('sign-in-required');
  await putAccess(newcomer.uid, { status: 'banned', permanent: true });
  expect(await reasonOf(exportData(newcomer))).toBe('restricted');
});
