import { roomId } from '@tempera/domain/conversations/room';
import { Timestamp } from 'firebase-admin/firestore';
import { bucket, db } from '../../../functions/src/platform/admin.ts';
import { grant } from './archive.ts';
import { customer, type TestAuth } from './callers.ts';
import { startSession, succeed, uploadAvatar } from './calls.ts';
import { signUp } from './http.ts';
import { putAppeal } from './moderation.ts';
import { putPaidCharge } from './paid-charge.ts';
import { putPaidOrder } from './paid-order.ts';
import { pictures } from './pictures.ts';
import { putProduct, unique } from './store.ts';

interface WholePerson {
  who: TestAuth;
  slug: string;
  orderId: string;
  chargeId: string;
}

/** A member who has left something in every place where a person's data may be, signed in `agoMs` ago. */
export async function putWholePerson(agoMs = 0): Promise<WholePerson> {
  const account = await signUp();
  const { uid, email } = account;
  const auth_time = Math.floor((Date.now() - agoMs) / 1_000);
  const who = customer({ email, name: `Name of ${uid}`, auth_time }, uid);
  await succeed(startSession(who));
  await succeed(uploadAvatar({ dataBase64: pictures.png }, who));
  const slug = await putProduct();
  const { id: orderId } = await putPaidOrder({
    uid,
    customer: { name: `Name of ${uid}`, email },
    lines: [{ slug, name: 'Template', priceCents: 280 as never, quantity: 1 }],
  });
  const { chargeId } = await putPaidCharge({ uid, customer: { name: `Name of ${uid}`, email } });
  await grant(uid, slug);
  const now = Timestamp.now();
  const room = `rooms/${roomId(uid, 'other')}`;
  await Promise.all([
    db().doc(`users/${uid}/wishlist/${slug}`).set({ addedAt: now }),
    db()
      .doc(`users/${uid}/downloads/${unique('d')}`)
      .set({ productId: slug, productName: 'T', version: '1.0.0', downloadTime: now }),
    db().doc(`users/${uid}/notifications/ticket_${uid}_0`).set({ title: 'Support replied', at: now }),
    db().doc(`users/${uid}/preferences/notifications`).set({ email: false }),
    db().doc(`users/${uid}/tallies/wishlist`).set({ count: 1, since: now, at: now, last: 'a wish' }),
    db()
      .doc(`mail/notice-${uid}-ticket_${uid}_0-1`)
      .set({ to: email, message: { subject: 'Support replied', text: '', html: '' } }),
    db()
      .doc(`users/${uid}/tokens/of-${uid}`)
      .set({ name: `Laptop of ${uid}`, scopes: ['library'] }),
    db()
      .doc(`accessTokens/of-${uid}`)
      .set({ uid, tokenId: `of-${uid}`, scopes: ['library'] }),
    db().doc(`users/${uid}/others/${slug}`).set({ note: 'of a time to come' }),
    db()
      .doc(`products/${slug}/reviews/${uid}`)
      .set({
        rating: 5,
        text: `Text of ${uid}`,
        authorName: `Name of ${uid}`,
        createdAt: now,
        updatedAt: now,
      }),
    db()
      .doc(`abuseReports/${slug}_other_${uid}`)
      .set({
        kind: 'review',
        slug,
        reviewUid: 'other',
        reporterUid: uid,
        reason: 'spam',
        text: `Report of ${uid}`,
        at: now,
        status: 'open',
      }),
    putAppeal(uid, 'r1'),
    db()
      .doc(`approvals/of-${uid}`)
      .set({
        act: { kind: 'invitation', input: { email: `invited-by-${uid}@example.com`, role: 'admin' } },
        what: `Invite invited-by-${uid}@example.com as an admin`,
        byId: uid,
        byName: `Name of ${uid}`,
        byEmail: email,
        at: now,
        status: 'declined',
        decidedAt: now,
      }),
    ...['approval-', 'admin-'].map((about) =>
      db()
        .doc(`mail/${about}${uid}-1`)
        .set({ to: 'owner@example.com', message: { subject: `Name of ${uid}`, text: '', html: '' } }),
    ),
    db()
      .doc(`stats/security/signIns/${uid}`)
      .set({ countries: { AT: now }, manyAt: null, at: now }),
    db()
      .doc(`tickets/${uid}_0`)
      .set({ userId: uid, subject: `Ticket of ${uid}`, createdAt: now }),
    db().doc(`tickets/${uid}_0/messages/first`).set({ fromUserId: uid, message: 'Where is it?' }),
    db()
      .doc(`chats/${uid}_0`)
      .set({ userId: uid, userName: `Name of ${uid}`, userEmail: email, status: 'closed', createdAt: now }),
    db().doc(`chats/${uid}_0/messages/${uid}_0`).set({ senderId: uid, message: 'Is anybody there?' }),
    db().doc(`chats/${uid}_0/typing/${uid}`).set({ at: now }),
    db()
      .doc(room)
      .set({ participants: [uid, 'other'].sort(), names: { [uid]: `Name of ${uid}` } }),
    db()
      .doc(`${room}/messages/${uid}_0`)
      .set({ senderId: uid, content: `Hello from ${uid}` }),
    db().doc(`${room}/messages/other_0`).set({ senderId: 'other', content: 'Words of the Other Person' }),
    db().doc(`users/${uid}/blocks/other`).set({ at: now }),
    db().doc(`orders/${orderId}/notes/one`).set({ authorName: 'Other Person', text: 'A note of staff.' }),
    db().doc(`tickets/${uid}_0/notes/one`).set({ authorName: 'Other Person', text: 'A note of staff.' }),
    db()
      .doc(`tickets/${uid}_0/attachments/one`)
      .set({ fileName: 'log.txt', byUid: uid, byName: `Name of ${uid}`, at: now }),
    (await bucket()).file(`attachments/${uid}_0/one`).save('A log.', { resumable: false }),
    db().doc(`subscriptions/${uid}`).set({ plan: 'pro', status: 'active' }),
    db()
      .doc(`mail/plan-${uid}-1-ended`)
      .set({ to: email, message: { subject: 'Your plan', text: '', html: '' } }),
    db()
      .doc(`mail/order-${orderId}`)
      .set({ to: email, message: { subject: 'Your order', text: '', html: '' } }),
    db()
      .doc(`mail/order-${orderId}-links-1`)
      .set({ to: email, message: { subject: 'Your order', text: '', html: '' } }),
    db()
      .doc(`access/${uid}/log/${unique('l')}`)
      .set({ what: 'role', byName: 'Other Person', at: now }),
  ]);
  return { who, slug, orderId, chargeId };
}
