/** Fixed times in milliseconds. Waits that an owner may change stand in the site settings (`pacing`). */
export const durations = {
  /** From a placed order to the success page. */
  checkoutRedirect: 1_000,
  /** Download success toast. */
  downloadToast: 5_000,
  /** A download link's life: long enough for a slow start, too short to pass around. */
  downloadLink: 5 * 60_000,
  /** The life of a file's own address, which a link leads to. What has begun by then goes on to its end. */
  fileAddress: 5 * 60_000,
  /** The life of a video's own address: as long as somebody may look at it, stop, and go on. */
  videoAddress: 60 * 60_000,
  /** Browsers and the CDN may go on with such an address for so long before they ask for another. */
  videoAddressKept: 10 * 60_000,
  /** A buyer whose bank asks them to confirm has so long; then the payment is canceled. */
  actionExpires: 60 * 60_000,
  /** A quote of a change of plan holds for so long, and what is left of the period is counted by its moment. */
  changeQuoted: 30 * 60_000,
  /** An order left pending by a process that died is finished or freed after this long. */
  orderSweepAfter: 5 * 60_000,
  /** A refund that a process left open when it died is finished after this long. */
  refundSweepAfter: 5 * 60_000,
  /** While a bank takes its time with a refund, the provider is asked again after so long; it tells of the end by itself. */
  refundAskedAgain: 60 * 60_000,
  /** What the provider has told is left to its webhooks for so long, which come within a moment. */
  eventSweepAfter: 10 * 60_000,
  /** Invoices that a lost task left unnumbered are numbered after this long. */
  invoiceSweepAfter: 5 * 60_000,
  /** How recently a person must have signed in to delete their account. */
  recentSignIn: 5 * 60_000,
  /** And for what those who manage the store can't take back: roles, refunds, backups, the mail server. The rules hold the same. */
  provenSignIn: 10 * 60_000,
  /** How long the link “This wasn’t me” of a mail about an account is good for. */
  notMeLink: 7 * 24 * 60 * 60_000,
  /** A change of password that is found later than this is no news for a mail. */
  changeIsNews: 24 * 60 * 60_000,
  /** The life of the token by which the server's pages read; it is renewed each hour, so that they do for a day without that. */
  pageAttestation: 24 * 60 * 60_000,
  /** A device that asks to be signed in waits so long for its person. */
  deviceCode: 10 * 60_000,
  /** A deletion that a process left unfinished is finished after this long. */
  deletionSweepAfter: 5 * 60_000,
  /** What remembers a deleted account outlives its last token, good for an hour, and orders that were under way. */
  deletionRemembered: 2 * 60 * 60_000,
  /** An export waits so long for whoever asked for it; longer than its address lives. */
  exportKept: 60 * 60_000,
  /** A previewed import can be applied for so long. */
  importStaged: 60 * 60_000,
  /** An import that a process left half done is finished after this long; longer than a function may run. */
  importSweepAfter: 10 * 60_000,
  /** A person not seen for this long is away, and gets a mail about what they have not read. */
  mailAfter: 10 * 60_000,
  /** An upload that nobody goes on with, or a picture that nothing shows, is taken away after this long. */
  uploadKept: 24 * 60 * 60_000,
  /** A tarball that was made for whoever asked for it is taken away after this long. */
  tarballKept: 24 * 60 * 60_000,
  /** The loading animation demo page. */
  demoOverlay: 4_000,
  demoButton: 3_000,
} as const;

/** Newest entries kept of a person's download history. */
export const downloadHistoryLimit = 50;
