import type { Scene } from './who-may-call.ts';

/**
 * What else a good call may say than `whoMayCall` has it say, by callable: the other branches of its schema, and what may be left out. `callables.test.ts`
 * holds these and those to every part that a schema has.
 */

type Input = Record<string, unknown>;
type Branch = (base: Input, scene: Scene) => Input;

const more =
  (parts: Input): Branch =>
  (base) => ({ ...base, ...parts });
const instead =
  (parts: Input): Branch =>
  () =>
    parts;

const buyer = {
  country: 'DE',
  state: 'BE',
  zip: '10115',
  company: 'Example',
  vatId: 'DE136695976',
};
const saved = 'pm_attacked';
const token = 'tok_attacked';
const email = 'stranger@example.com';
const idempotencyKey = 'key-of-a-branch';
const link = 'forged';

/** One of what an admin does to a plan. */
const plan =
  (action: string, parts: Input = {}): Branch =>
  (base) => ({ ...base, action, ...parts });

export const branches: Record<string, Branch[]> = {
  startSession: [instead({ resume: true, device: 'device-12345678', claim: 'none' })],
  quoteCheckout: [more({ couponCode: 'NONE', leaveOutOwned: true, buyer, planId: 'none', planChange: true })],
  placeOrder: [
    (base) => ({
      ...base,
      couponCode: 'NONE',
      customer: {
        ...(base.customer as Input),
        ...buyer,
        phone: '555',
        address: 'Example Street 1',
        city: 'Example',
      },
      paymentToken: token,
      savedMethod: saved,
      saveMethod: true,
      shownTotalCents: 1,
      refuseOwned: true,
    }),
  ],
  finishPayment: [
    instead({ orderLink: link, action: 'check' }),
    instead({ idempotencyKey, action: 'cancel' }),
  ],
  requestDownload: [more({ version: '1.0.0', orderLink: link })],
  requestInvoice: [
    instead({ orderLink: link, creditNoteId: 'none', creditReversalId: 'none' }),
    instead({ creditNoteId: 'none' }),
    instead({ creditReversalId: 'none' }),
    (_base, { cast }) => ({ chargeId: `${cast.victim.uid}-1763712345678` }),
  ],
  savedMethods: [
    instead({ action: 'forget', method: saved }),
    instead({ action: 'add', paymentToken: token, idempotencyKey, forPlan: true, shownTotalCents: 1 }),
    instead({ action: 'finish', setup: 'seti_attacked' }),
  ],
  accessTokens: [
    instead({ action: 'revoke', tokenId: 'a'.repeat(20) }),
    instead({ action: 'approve', userCode: 'BCDF-GHJK', approve: true }),
  ],
  subscribe: [more({ paymentToken: token, savedMethod: saved, buyer, shownTotalCents: 1 })],
  changePlan: [more({ shownTotalCents: 1, quotedAt: 1 })],
  finishPlanPayment: [more({ confirm: true })],
  refundOrder: [more({ freesCoupon: true, goodwill: true })],
  giveOrder: [({ uid: _uid, ...base }) => ({ ...base, email })],
  generateCoupons: [more({ firstOrderOnly: true, products: ['none'], categories: ['none'], startDate: 1 })],
  manageSubscription: [
    plan('change', { planId: 'no-such-plan' }),
    plan('resume'),
    plan('end'),
    plan('give', { planId: 'no-such-plan', until: 1 }),
    ({ uid: _uid, ...base }) => ({ ...base, action: 'give', email, planId: 'no-such-plan', until: 1 }),
  ],
  reconcile: [more({ entry: 'charge-none' })],
  moderate: [more({ action: 'ban', isPermanent: false })],
  inviteUser: [more({ name: 'Ada Example' })],
  sendContactMessage: [more({ website: '' })],
  saveMailTemplate: [more({ template: { subject: 'Hello', text: 'Hello.' } })],
  sendAccountMail: [instead({ kind: 'reset', email }), instead({ kind: 'change', email })],
  signOutEverywhere: [
    instead({ keep: 'this' }),
    instead({ changed: email }),
    instead({ notMe: link }),
    instead({ session: 1 }),
  ],
};
