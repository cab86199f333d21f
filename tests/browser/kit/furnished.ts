import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { createAccount } from './auth-rest.ts';
import { payButton } from './checkout.ts';
import { type Account, type Known, signIn, somebodyNew } from './people.ts';
import { putReview } from './readers.ts';
import { db } from './store.ts';

export interface Furnished extends Known {
  /** Of the free template that lies in the library. */
  orderId: string;
}

const day = 86_400_000;

async function putPlan(uid: string): Promise<void> {
  const periodStart = Timestamp.fromMillis(Date.now() - day);
  const periodEnd = Timestamp.fromMillis(Date.now() + 29 * day);
  const payment = { provider: 'test', reference: 'first', last4: '4242' };
  const paid = { planId: 'pro', priceCents: 2_900, currency: 'USD', periodStart, periodEnd, payment };
  await db()
    .doc(`subscriptions/${uid}`)
    .set({ ...paid, status: 'active', cancelAtPeriodEnd: false, nextPlanId: null });
  await db()
    .doc(`subscriptions/${uid}/charges/${uid}-${periodStart.toMillis()}`)
    .set({
      ...paid,
      kind: 'subscribe',
      amountCents: 3_147,
      taxCents: 247,
      status: 'paid',
      at: periodStart,
    });
}

async function putTicket(uid: string, username: string): Promise<void> {
  const at = Timestamp.now();
  const text = 'The build stops at the first step.';
  const ticket = db().doc(`tickets/${uid}_0`);
  await ticket.set({
    userId: uid,
    username,
    status: 'open',
    subject: 'It does not build',
    createdAt: at,
    lastMessage: text,
    lastMessageAt: at,
  });
  await ticket.collection('messages').doc('first').set({
    fromUserId: uid,
    fromUserName: username,
    fromUserRole: 'customer',
    message: text,
    timestamp: at,
    isRead: false,
  });
}

/** Somebody new who is signed in on this page and has something in every section of the profile. */
export async function signInFurnished(page: Page, called: Partial<Account> = {}): Promise<Furnished> {
  const account = { ...somebodyNew(), ...called };
  const uid = await createAccount(account);
  await signIn(page, account);
  await page.goto('/checkout/product=neogate');
  await payButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await Promise.all([
    putPlan(uid),
    putTicket(uid, account.name),
    putReview('neogate', uid, { authorName: account.name }),
    db().doc(`users/${uid}/wishlist/portfolio`).set({ addedAt: Timestamp.now() }),
  ]);
  return { ...account, uid, orderId };
}
