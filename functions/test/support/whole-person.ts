import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../src/platform/admin.ts';
import { grant } from './archive.ts';
import { customer, type TestAuth } from './callers.ts';
import { startSession, succeed, uploadAvatar } from './calls.ts';
import { signUp } from './http.ts';
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
  await Promise.all([
    db().doc(`users/${uid}/wishlist/${slug}`).set({ addedAt: now }),
    db()
      .doc(`users/${uid}/downloads/${unique('d')}`)
      .set({ productId: slug, productName: 'T', version: '1.0.0', downloadTime: now, verified: true }),
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
    db()
      .doc(`tickets/${uid}_0`)
      .set({ userId: uid, subject: `Ticket of ${uid}`, createdAt: now }),
    db().doc(`tickets/${uid}_0/messages/first`).set({ fromUserId: uid, message: 'Where is it?' }),
    db().doc(`subscriptions/${uid}`).set({ plan: 'pro', status: 'active' }),
    db()
      .doc(`mail/plan-${uid}-1-ended`)
      .set({ to: email, message: { subject: 'Your plan', text: '', html: '' } }),
    db()
      .doc(`mail/order-${orderId}`)
      .set({ to: email, message: { subject: 'Your order', text: '', html: '' } }),
    db()
      .doc(`access/${uid}/log/${unique('l')}`)
      .set({ what: 'role', byName: 'Other Person', at: now }),
  ]);
  return { who, slug, orderId, chargeId };
}
