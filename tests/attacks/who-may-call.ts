import { mailKinds } from '@tempera/domain/mail/mail-template';
import { type Attacker, type Cast, nameOf } from './kit/cast.ts';

/** What the inputs below are about. */
export interface Scene {
  cast: Cast;
  /** A template that costs something, which the victim owns, and one that costs nothing. */
  paid: string;
  free: string;
  /** A coupon, a category and an order: the victim's. */
  orderId: string;
  category: string;
  key: () => string;
  /** A picture as base64. */
  picture: string;
}

interface Call {
  /**
   * Whom it answers, + or - in the order of `attackers`: visitor, guest, customer, restricted, forged, staff, admin. A minus is attacked. What
   * is asked about is always the victim's or the store's.
   */
  may: string;
  /** Who shows that the same call is answered for the right person; else the first of admin, staff and customer who may. */
  by?: 'victim' | 'friend' | 'guest' | 'owner';
  /** What a good call says. */
  input: (scene: Scene) => Record<string, unknown>;
}

const { subject, text } = mailKinds.moderation;

/** Who may call what, by hand from docs/security.md and docs/spec; `callables.test.ts` holds the functions to it, and it to name them all. */
export const whoMayCall: Record<string, Call> = {
  startSession: { may: '- + + + + + +', input: () => ({}) },
  changeName: {
    may: '- - + - + + +',
    by: 'friend',
    input: ({ cast }) => ({ name: nameOf(cast.friend.uid) }),
  },
  decideApproval: {
    may: '- - - - - - -',
    by: 'owner',
    input: () => ({ id: '0'.repeat(32), accept: true }),
  },
  quoteCheckout: { may: '+ + + + + + +', input: ({ paid }) => ({ slugs: [paid] }) },
  placeOrder: {
    may: '- + + - + + +',
    input: ({ free, key }) => ({
      idempotencyKey: key(),
      slugs: [free],
      customer: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
    }),
  },
  finishPayment: {
    may: '- - - - - - -',
    by: 'victim',
    input: ({ orderId }) => ({ orderId, action: 'check' }),
  },
  requestDownload: { may: '- - - - - - +', input: ({ paid }) => ({ slug: paid }) },
  requestInvoice: { may: '- - - - - - +', input: ({ orderId }) => ({ orderId }) },
  requestOrderLink: { may: '- - - - - - -', by: 'victim', input: ({ orderId }) => ({ orderId }) },
  requestRefund: {
    may: '- - - - - - -',
    by: 'victim',
    input: ({ orderId }) => ({ orderId, reason: 'I want it back.' }),
  },
  openOrder: { may: '+ + + + + + +', input: () => ({ link: 'forged' }) },
  findOrder: {
    may: '+ + + + + + +',
    input: ({ orderId }) => ({ email: 'stranger@example.com', orderId }),
  },
  savedMethods: { may: '- - + - + + +', input: () => ({ action: 'list' }) },
  subscribe: {
    may: '- - + - + + +',
    input: ({ key }) => ({ planId: 'no-such-plan', idempotencyKey: key() }),
  },
  changePlan: {
    may: '- - + - + + +',
    input: ({ key }) => ({ planId: 'no-such-plan', idempotencyKey: key() }),
  },
  cancelPlan: { may: '- - + - + + +', input: () => ({}) },
  resumePlan: { may: '- - + - + + +', input: () => ({}) },
  finishPlanPayment: {
    may: '- + + - + + +',
    input: ({ cast }) => ({ chargeId: `${cast.victim.uid}-1763712345678` }),
  },

  refundOrder: {
    may: '- - - - - - +',
    input: ({ orderId, key }) => ({
      idempotencyKey: key(),
      orderId,
      amountCents: 1,
      slugs: [],
      reason: 'Attacked.',
    }),
  },
  declineRefund: { may: '- - - - - - +', input: ({ orderId }) => ({ orderId }) },
  setOrderStatus: { may: '- - - - - - +', input: ({ orderId }) => ({ orderId, status: 'pending' }) },
  resendDownloadLinks: { may: '- - - - - + +', input: ({ orderId }) => ({ orderId }) },
  giveOrder: {
    may: '- - - - - - +',
    input: ({ cast, paid, key }) => ({
      idempotencyKey: key(),
      uid: cast.friend.uid,
      slugs: [paid],
      reason: 'A gift.',
    }),
  },
  generateCoupons: {
    may: '- - - - - - +',
    input: ({ key }) => ({
      idempotencyKey: key(),
      prefix: 'ATTACK',
      count: 1,
      description: 'A coupon of a test',
      type: 'percentage',
      value: 1,
      minAmountCents: 0,
      expiryDate: null,
    }),
  },
  refundCharge: {
    may: '- - - - - - +',
    input: ({ cast, key }) => ({
      idempotencyKey: key(),
      uid: cast.victim.uid,
      chargeId: `${cast.victim.uid}-1763712345678`,
      amountCents: 1,
      reason: 'Attacked.',
    }),
  },
  manageSubscription: {
    may: '- - - - - - +',
    input: ({ cast, key }) => ({
      action: 'cancel',
      idempotencyKey: key(),
      reason: 'Attacked.',
      uid: cast.victim.uid,
    }),
  },
  reconcile: { may: '- - - - - - +', input: () => ({ day: '2026-01-01' }) },

  setRole: { may: '- - - - - - +', input: ({ cast }) => ({ uid: cast.friend.uid, role: 'staff' }) },
  moderate: {
    may: '- - - - - + +',
    input: ({ cast }) => ({
      uid: cast.victim.uid,
      action: 'suspend',
      reason: 'Attacked.',
      duration: { days: 0, hours: 0, minutes: 1 },
    }),
  },
  lift: { may: '- - - - - + +', input: ({ cast }) => ({ uid: cast.victim.uid }) },
  decideAppeal: {
    may: '- - - - - + +',
    input: ({ cast }) => ({ id: `${cast.victim.uid}_one`, accept: true }),
  },
  inviteUser: {
    may: '- - - - - - +',
    input: ({ key }) => ({ idempotencyKey: key(), email: `${key()}@example.com`, role: 'admin' }),
  },
  readCustomer: { may: '- - - - - + +', input: ({ cast }) => ({ uid: cast.victim.uid }) },
  mergeTickets: {
    may: '- - - - - + +',
    input: ({ cast }) => ({ from: `${cast.victim.uid}_1`, into: `${cast.victim.uid}_0` }),
  },
  handOverChat: { may: '- - - - - + +', input: ({ cast }) => ({ chatId: `${cast.victim.uid}_0` }) },
  sendContactMessage: {
    may: '+ + + + + + +',
    input: () => ({
      name: 'Ada Example',
      email: 'ada@example.com',
      subject: 'Where?',
      message: 'Where is it?',
    }),
  },
  reportForbidden: { may: '+ + + + + + +', input: () => ({ path: '/admin' }) },

  deleteProduct: { may: '- - - - - - +', input: ({ free }) => ({ slug: free }) },
  changeAddress: { may: '- - - - - - +', input: ({ paid, key }) => ({ slug: paid, address: key() }) },
  deleteCategory: { may: '- - - - - - +', input: ({ category }) => ({ slug: category }) },
  uploadProductImage: { may: '- - - - - - +', input: ({ picture }) => ({ dataBase64: picture }) },
  resendMail: { may: '- - - - - - +', input: () => ({ id: 'no-such-mail' }) },
  saveMailTemplate: { may: '- - - - - - +', input: () => ({ id: 'order', template: null }) },
  sendTestMail: {
    may: '- - - - - - +',
    input: () => ({ id: 'moderation', template: { subject, text } }),
  },
  sendUserMail: {
    may: '- - - - - - +',
    input: ({ cast, key }) => ({
      uid: cast.victim.uid,
      idempotencyKey: key(),
      subject: 'Hello',
      text: 'Hello.',
    }),
  },
  previewImport: { may: '- - - - - - +', input: () => ({ text: '{}' }) },
  applyImport: { may: '- - - - - - +', input: () => ({ id: 'no-such-import' }) },
  scanSecurity: { may: '- - - - - - +', input: () => ({}) },

  sendAccountMail: { may: '- - + + + + +', input: () => ({ kind: 'confirm' }) },
  uploadAvatar: { may: '- - + - + + +', input: ({ picture }) => ({ dataBase64: picture }) },
  exportData: { may: '- + + - + + +', input: () => ({}) },
  accessTokens: {
    may: '- - + - + + +',
    by: 'friend',
    input: () => ({ action: 'create', name: 'Laptop', scopes: ['library'], expiresInDays: 7 }),
  },
  // The last two end an account, and a session.
  deleteAccount: { may: '- + + - + + +', by: 'friend', input: () => ({ confirm: 'DELETE' }) },
  signOutEverywhere: { may: '- + + + + + +', by: 'guest', input: () => ({}) },
};

export const mayCall = (callable: string, attacker: Attacker, attackers: readonly Attacker[]): boolean =>
  whoMayCall[callable]?.may.split(' ')[attackers.indexOf(attacker)] === '+';
