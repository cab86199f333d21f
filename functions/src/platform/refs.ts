import { reviewsDoc } from '@tempera/domain/catalogue/catalogue';
import type { ConversationKind } from '@tempera/domain/conversations/notification';
import { db } from './admin.ts';

/** Every document and collection that functions touch (docs/data-model.md). */
export const refs = {
  settings: () => db().collection('settings'),
  site: () => db().doc('settings/site'),
  privateSettings: () => db().doc('settings/private'),
  mailTemplates: () => db().doc('settings/mail'),
  seller: () => db().doc('settings/seller'),
  maintenance: () => db().doc('settings/maintenance'),
  /** By which the server's pages say who they are when they read what everybody may (decision 81). */
  pageAttestation: () => db().doc('attestations/pages'),
  categories: () => db().collection('categories'),
  category: (slug: string) => db().doc(`categories/${slug}`),
  products: () => db().collection('products'),
  product: (slug: string) => db().doc(`products/${slug}`),
  versions: (slug: string) => db().collection(`products/${slug}/versions`),
  version: (slug: string, version: string) => db().doc(`products/${slug}/versions/${version}`),
  /** The nth file of a version that anyone may read. */
  source: (slug: string, version: string, n: number) =>
    db().doc(`products/${slug}/versions/${version}/sources/${n}`),
  /** What git has of a product's releases, by their version (decision 83). */
  gitReleases: (slug: string) => db().collection(`products/${slug}/git`),
  gitRelease: (slug: string, version: string) => db().doc(`products/${slug}/git/${version}`),
  /** What package managers have of a product's releases, by their version (decision 84). */
  packageReleases: (slug: string) => db().collection(`products/${slug}/packages`),
  packageRelease: (slug: string, version: string) => db().doc(`products/${slug}/packages/${version}`),
  /** Downloads that the product's figure does not have yet. */
  uncounted: (slug: string) => db().collection(`products/${slug}/uncounted`),
  allUncounted: () => db().collectionGroup('uncounted'),
  downloadFigure: (slug: string) => db().doc(`products/${slug}/figures/downloads`),
  /** Addresses of products' pages that are not their slugs, today's and earlier ones. */
  addresses: () => db().collection('addresses'),
  address: (address: string) => db().doc(`addresses/${address}`),
  uploads: () => db().collection('uploads'),
  upload: (id: string) => db().doc(`uploads/${id}`),
  announcements: () => db().collection('announcements'),
  announcement: (id: string) => db().doc(`announcements/${id}`),
  /** What is known to be wrong with versions of products (decision 86). */
  advisories: () => db().collection('advisories'),
  advisory: (id: string) => db().doc(`advisories/${id}`),
  allVersions: () => db().collectionGroup('versions'),
  allReviews: () => db().collectionGroup('reviews'),
  allRedemptions: () => db().collectionGroup('redemptions'),
  allCustomerUses: () => db().collectionGroup('customerUses'),
  allOrderEvents: () => db().collectionGroup('history'),
  allRefunds: () => db().collectionGroup('refunds'),
  reviews: (slug: string) => db().collection(`products/${slug}/reviews`),
  reviewSummary: (slug: string) => db().doc(`catalogue/${reviewsDoc(slug)}`),
  catalogues: () => db().collection('catalogue'),
  catalogue: (name: 'rows' | 'version' | 'tallies' | 'summary') => db().doc(`catalogue/${name}`),
  archived: (slug: string) => db().doc(`archived/${slug}`),
  coupons: () => db().collection('coupons'),
  coupon: (code: string) => db().doc(`coupons/${code}`),
  couponBatch: (id: string) => db().doc(`couponBatches/${id}`),
  /** Which blocks of a coupon's slots are full, and whether its uses are to be counted. */
  allCouponUses: () => db().collection('couponUses'),
  couponUses: (code: string) => db().doc(`couponUses/${code}`),
  redemptions: (code: string) => db().collection(`coupons/${code}/redemptions`),
  customerUses: (code: string) => db().collection(`coupons/${code}/customerUses`),
  orders: () => db().collection('orders'),
  order: (orderId: string) => db().doc(`orders/${orderId}`),
  orderHistory: (orderId: string) => db().collection(`orders/${orderId}/history`),
  orderNotes: (orderId: string) => db().collection(`orders/${orderId}/notes`),
  refunds: (orderId: string) => db().collection(`orders/${orderId}/refunds`),
  refund: (orderId: string, id: string) => db().doc(`orders/${orderId}/refunds/${id}`),
  /** Every movement of money (decision 60). */
  ledger: () => db().collection('ledger'),
  ledgerEntry: (id: string) => db().doc(`ledger/${id}`),
  /** How a day of the ledger compares with the payment provider, by the day (`YYYY-MM-DD`, UTC). */
  reconciliation: (day: string) => db().doc(`reconciliations/${day}`),
  invoices: () => db().collection('invoices'),
  invoice: (id: string) => db().doc(`invoices/${id}`),
  /** Under the id of the refund. */
  creditNotes: () => db().collection('creditNotes'),
  creditNote: (id: string) => db().doc(`creditNotes/${id}`),
  /** Under the id of the refund. */
  creditReversals: () => db().collection('creditReversals'),
  creditReversal: (id: string) => db().doc(`creditReversals/${id}`),
  /** When what public pages follow last changed, by the documents' paths with a hyphen for the slash. */
  changes: () => db().doc('counters/changes'),
  /** What those who manage the store were told of sales, and a marker for each order that is in it. */
  salesTold: () => db().doc('counters/sales'),
  saleMarker: (orderId: string) => db().doc(`counters/sales/told/${orderId}`),
  /** Until when the provider's events were looked through. */
  eventsSwept: () => db().doc('counters/paymentEvents'),
  /** Until when a process sends what is queued. */
  mailSender: () => db().doc('counters/mails'),
  invoiceCounter: () => db().doc('counters/invoices'),
  creditNoteCounter: () => db().doc('counters/creditNotes'),
  creditReversalCounter: () => db().doc('counters/creditReversals'),
  idempotencyKeys: () => db().collection('idempotency'),
  idempotency: (id: string) => db().doc(`idempotency/${id}`),
  users: () => db().collection('users'),
  user: (uid: string) => db().doc(`users/${uid}`),
  /** Everybody's libraries; an entry names its product in `slug`, as a group can't be asked by id. */
  libraries: () => db().collectionGroup('library'),
  library: (uid: string) => db().collection(`users/${uid}/library`),
  entitlement: (uid: string, slug: string) => db().doc(`users/${uid}/library/${slug}`),
  claim: (uid: string, slug: string) => db().doc(`users/${uid}/claims/${slug}`),
  allowance: (uid: string, month: string) => db().doc(`users/${uid}/allowances/${month}`),
  subscriptions: () => db().collection('subscriptions'),
  subscription: (uid: string) => db().doc(`subscriptions/${uid}`),
  chargesOf: (uid: string) => db().collection(`subscriptions/${uid}/charges`),
  /** What became of subscriptions, and when. */
  planChanges: () => db().collection('planChanges'),
  planCharges: () => db().collectionGroup('charges'),
  planCharge: (uid: string, id: string) => db().doc(`subscriptions/${uid}/charges/${id}`),
  chargeRefund: (uid: string, chargeId: string, id: string) =>
    db().doc(`subscriptions/${uid}/charges/${chargeId}/refunds/${id}`),
  /** Whom the payment provider knows a person as. */
  paymentCustomer: (uid: string) => db().doc(`paymentCustomers/${uid}`),
  /** What the payment provider has told, by its number of the event. */
  paymentEvent: (id: string) => db().doc(`paymentEvents/${id}`),
  plan: (id: string) => db().doc(`plans/${id}`),
  plans: () => db().collection('plans'),
  faqs: () => db().collection('faqs'),
  legalTexts: () => db().collection('legalTexts'),
  guides: () => db().collection('guides'),
  notification: (uid: string, key: string) => db().doc(`users/${uid}/notifications/${key}`),
  notifications: () => db().collectionGroup('notifications'),
  notificationPreferences: (uid: string) => db().doc(`users/${uid}/preferences/notifications`),
  conversation: (kind: ConversationKind, id: string) => db().doc(`${kind}s/${id}`),
  /** Where from a person has signed in, each under the `auth_time` of its tokens. */
  signIns: (uid: string) => db().collection(`users/${uid}/sessions`),
  signIn: (uid: string, authTime: number) => db().doc(`users/${uid}/sessions/${authTime}`),
  /** What a person sees of their access tokens. */
  tokens: (uid: string) => db().collection(`users/${uid}/tokens`),
  token: (uid: string, tokenId: string) => db().doc(`users/${uid}/tokens/${tokenId}`),
  /** What an access token stands for, under its hash. */
  accessTokens: () => db().collection('accessTokens'),
  accessToken: (hash: string) => db().doc(`accessTokens/${hash}`),
  /** A device that asks to be signed in, under the code that its person types. */
  deviceCode: (userCode: string) => db().doc(`deviceCodes/${userCode}`),
  downloads: (uid: string) => db().collection(`users/${uid}/downloads`),
  profiles: () => db().collection('profiles'),
  profile: (uid: string) => db().doc(`profiles/${uid}`),
  /** Whose a handle is. */
  handle: (handle: string) => db().doc(`handles/${handle}`),
  access: (uid: string) => db().doc(`access/${uid}`),
  accesses: () => db().collection('access'),
  accessLog: (uid: string) => db().collection(`access/${uid}/log`),
  review: (slug: string, uid: string) => db().doc(`products/${slug}/reviews/${uid}`),
  abuseReports: () => db().collection('abuseReports'),
  tickets: () => db().collection('tickets'),
  ticket: (id: string) => db().doc(`tickets/${id}`),
  ticketMessage: (ticketId: string, id: string) => db().doc(`tickets/${ticketId}/messages/${id}`),
  chats: () => db().collection('chats'),
  chat: (id: string) => db().doc(`chats/${id}`),
  chatMessages: (chatId: string) => db().collection(`chats/${chatId}/messages`),
  chatMessage: (chatId: string, id: string) => db().doc(`chats/${chatId}/messages/${id}`),
  rooms: () => db().collection('rooms'),
  ticketMessages: (id: string) => db().collection(`tickets/${id}/messages`),
  ticketNotes: (id: string) => db().collection(`tickets/${id}/notes`),
  ticketAttachments: (id: string) => db().collection(`tickets/${id}/attachments`),
  deletions: () => db().collection('deletions'),
  deletion: (uid: string) => db().doc(`deletions/${uid}`),
  ownerSettings: () => db().doc('settings/owner'),
  /** What waits for the owner, or did. */
  approval: (id: string) => db().doc(`approvals/${id}`),
  approvals: () => db().collection('approvals'),
  appeal: (id: string) => db().doc(`appeals/${id}`),
  appeals: () => db().collection('appeals'),
  audit: () => db().collection('audit'),
  /** How far a migration has come. */
  migration: (id: string) => db().doc(`migrations/${id}`),
  auditEntry: (id: string) => db().doc(`audit/${id}`),
  mails: () => db().collection('mail'),
  imports: () => db().collection('imports'),
  import: (id: string) => db().doc(`imports/${id}`),
  importParts: (id: string) => db().collection(`imports/${id}/parts`),
  limit: (id: string) => db().doc(`limits/${id}`),
  scan: () => db().doc('stats/scan'),
  /** What the alerts count and say (decision 76). */
  refusals: () => db().collection('stats/security/refusals'),
  refusal: (id: string) => db().doc(`stats/security/refusals/${id}`),
  countries: () => db().collection('stats/security/signIns'),
  countriesOf: (uid: string) => db().doc(`stats/security/signIns/${uid}`),
  alert: (id: string) => db().doc(`stats/security/alerts/${id}`),
  /** A document of the figures of sales, by its path below them (domain/src/reports/stats.ts). */
  sales: (path: string) => db().doc(`stats/sales/${path}`),
  salesMonths: () => db().collection('stats/sales/months'),
  productDays: () => db().collection('stats/sales/productDays'),
  productMonths: () => db().collection('stats/sales/productMonths'),
  countedOrders: () => db().collection('stats/sales/counted'),
  countedEntries: () => db().collection('stats/sales/booked'),
  countedChanges: () => db().collection('stats/sales/turned'),
  countedBuyers: () => db().collection('stats/sales/buyers'),
  mail: (id: string) => db().doc(`mail/${id}`),
};
