import { attachmentLimits } from '../conversations/attachment.ts';

/**
 * So many tries within so many milliseconds. By what they are counted: `person` is an account, `address` a network address whoever
 * comes from it, `guests` a network address as far as nobody there has an account with a confirmed address (all others are made at will),
 * `target` what the try names, `site` the first 48 bits of IPv6, which many lines have to themselves and others share.
 */
export interface Limit {
  by: 'person' | 'address' | 'site' | 'guests' | 'target';
  count: number;
  withinMs: number;
}

const tenMinutes = 600_000;
const hour = 3_600_000;
const day = 24 * hour;

const hourly = <By extends Limit['by']>(by: By, count: number) => ({ by, count, withinMs: hour });
const ofOrder = (count: number) => [{ by: 'target', count, withinMs: tenMinutes }] as const;

/**
 * How often anything may be tried by which somebody could gain or do harm by trying often. An office of fifty shares a network address,
 * and staff have busy days: no honest use comes near to these.
 */
export const limits = {
  /** Codes at the checkout that are no coupon. */
  wrongCodes: [hourly('person', 10), hourly('address', 100), hourly('site', 500)],
  /** Orders that the bank declined, or that ended without a payment for another reason; twice as many may be under way at once. */
  unpaidOrders: [hourly('person', 10), hourly('address', 30), hourly('site', 150)],
  freeOrders: [hourly('person', 60), hourly('guests', 100)],
  /** Mails that nobody has paid for, to an address that its buyer has not confirmed, by that address. Orders go on all the same. */
  confirmations: [{ by: 'target', count: 1, withinMs: day }],
  /** Prices for which a register of VAT ids or Stripe Tax is asked, which take their time and cost money. */
  taxLookups: [hourly('person', 120), hourly('guests', 600)],
  /** Links to archives, by whose they are. */
  downloads: [hourly('target', 300)],
  /** Exports of catalogue and settings. */
  storeExports: [hourly('person', 30)],

  /** Guests whom the store gets to know, which a chat waits for. Whoever comes later buys all the same. */
  newGuests: [hourly('address', 20), hourly('site', 100)],
  /** What visitors write to the support, by the address to answer to. */
  contactMessages: [hourly('target', 3), hourly('address', 20)],
  /** “Find my order”, by the address that is asked for. */
  orderSearches: [hourly('target', 5), hourly('address', 20)],
  /** Mails with links of Auth: of an account, or to an address that a visitor typed. */
  accountMails: [hourly('person', 5), hourly('target', 5), hourly('guests', 30)],
  /** Mails of accounts to an address that nobody has confirmed: to one mailbox in a day, and from one network address. */
  unconfirmedMails: [{ by: 'target', count: 5, withinMs: day }, hourly('address', 60), hourly('site', 300)],
  /** Passwords and addresses changed by a mailed link, which the browser tells of. */
  mailedChanges: [hourly('address', 30)],
  /** Answers “this wasn’t me” to mails about an account, by the account and the address of the mail: a link that has got around, or is another's, is no way to keep its person out. */
  disavowals: [hourly('target', 5)],
  /** Ways to pay that are to be kept, which tries a card as an order does. */
  newMethods: [hourly('person', 10), hourly('address', 30), hourly('site', 150)],
  /** Files of a person in a ticket. */
  attachments: [{ by: 'target', count: attachmentLimits.perPerson, withinMs: attachmentLimits.withinMs }],
  /** What browsers tell of errors. */
  browserErrors: [hourly('address', 20)],
  /** Access tokens, made in the profile or given to a device. */
  newTokens: [hourly('person', 30)],
  /** Devices that ask to be signed in by a code, of which nobody is known yet. */
  newDevices: [hourly('address', 60), hourly('site', 300)],
  /** Codes of such devices, looked at or answered: one of 34 bits lives for ten minutes. */
  deviceCodes: [hourly('person', 60), hourly('guests', 60)],
  /** What programs ask by a person's access token, or of the catalog as visitors. */
  apiRequests: [hourly('person', 900), hourly('address', 900), hourly('site', 4_500)],
  /** Clones, fetches and pulls, and the packs that they take: one for each release. */
  gitFetches: [hourly('person', 900)],
  /** What agents ask, by an access token or as visitors. */
  agentRequests: [hourly('person', 900), hourly('address', 900), hourly('site', 4_500)],
  /** What package managers ask: of each package what there is of it, then its files. */
  packageFetches: [hourly('person', 900)],
  /** Lists, files and bills of materials of releases, as their owners read them in the browser. */
  sourceReads: [hourly('person', 900)],
  /** How much a release changed, for whoever looks. */
  changeSizes: [hourly('address', 300)],
  /** What is asked of an order by whoever has its link; its open page asks twenty times in ten minutes. */
  linkOpened: ofOrder(60),
  linkDownloads: ofOrder(20),
  linkInvoices: ofOrder(10),
  linkPayments: ofOrder(20),

  // Callables by their names: each call counts, before anything else is done; so none by what it names, which strangers could use up.
  exportData: [hourly('person', 10), hourly('guests', 100)],
  uploadAvatar: [hourly('person', 60)],
  changeName: [hourly('person', 60)],
  signOutEverywhere: [hourly('person', 60)],
  deleteAccount: [hourly('person', 30), hourly('guests', 100)],
  savedMethods: [hourly('person', 300)],
  accessTokens: [hourly('person', 300)],
  requestInvoice: [hourly('person', 600), hourly('guests', 600)],
  requestOrderLink: [hourly('person', 300), hourly('guests', 600)],
  subscribe: [hourly('person', 20), hourly('address', 200)],
  changePlan: [hourly('person', 60)],
  cancelPlan: [hourly('person', 60)],
  resumePlan: [hourly('person', 60)],
  requestRefund: [hourly('person', 60)],
  inviteUser: [hourly('person', 200)],
  giveOrder: [hourly('person', 200)],
  sendUserMail: [hourly('person', 200)],
  sendTestMail: [hourly('person', 60)],
  resendMail: [hourly('person', 300)],
  resendDownloadLinks: [hourly('person', 200)],
  generateCoupons: [hourly('person', 120)],
  readCustomer: [hourly('person', 600)],
  mergeTickets: [hourly('person', 600)],
  handOverChat: [hourly('person', 600)],
  moderate: [hourly('person', 300)],
  lift: [hourly('person', 300)],
  decideAppeal: [hourly('person', 300)],
  setRole: [hourly('person', 200)],
  decideApproval: [hourly('person', 200)],
  refundOrder: [hourly('person', 300)],
  declineRefund: [hourly('person', 300)],
  setOrderStatus: [hourly('person', 600)],
  refundCharge: [hourly('person', 300)],
  manageSubscription: [hourly('person', 300)],
  reconcile: [hourly('person', 120)],
  uploadProductImage: [hourly('person', 300)],
  previewImport: [hourly('person', 60)],
  applyImport: [hourly('person', 60)],
  scanSecurity: [hourly('person', 60)],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof limits;
