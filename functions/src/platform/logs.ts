import type { BrowserError } from '@tempera/domain/operations/browser-error';
import { redact } from '@tempera/domain/operations/redact';
import { error, info, warn, write } from 'firebase-functions/logger';

/** What of an error may be logged: its kind, code and place, and the message without personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code: (error as { code?: unknown }).code ?? null,
    // Not `message`: the logger has a field of its own by that name.
    cause: redact(error.message).slice(0, 500),
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** Error Reporting takes a line of this type for an error, whatever its message is. */
const reported = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/**
 * A failure in the shape that Error Reporting groups by: the error's own stack, not the logger's, and the function with its
 * revision. The message stays a fixed text, which alerts look for.
 * @param reference what the person was told who met it, if anybody was
 */
export function reportOf(operation: string, cause: unknown, reference?: string): Parameters<typeof write>[0] {
  const { stack = '', ...described } = describeError(cause);
  const said = `${described.kind}: ${described.cause ?? 'not an Error'}`;
  const { K_SERVICE: service = 'local', K_REVISION: version = '' } = process.env;
  return {
    severity: 'ERROR',
    message: 'unexpected failure',
    '@type': reported,
    stack_trace: `${said}\n${stack}`,
    serviceContext: { service, version },
    operation,
    ...(reference ? { reference } : {}),
    ...described,
  };
}

/**
 * An error in a page in the same shape, as a service of its own: `web`, whose version is the app's file. Not the message that the alert
 * for functions looks for.
 */
export function reportOfBrowser({ kind, message, frames, release, path, reference }: BrowserError) {
  return {
    severity: 'ERROR' as const,
    message: 'failure in a browser',
    '@type': reported,
    stack_trace: [`${kind}: ${message}`, ...frames.map((frame) => `    ${frame}`)].join('\n'),
    serviceContext: { service: 'web', version: release },
    path,
    ...(reference ? { reference } : {}),
  };
}

/**
 * Every line that functions log, by name. Ids, codes and counts only: no names, addresses, tokens or inputs.
 */
export const logs = {
  orderReserved: (orderId: string) => info('order reserved', { orderId }),
  orderFinished: (orderId: string, status: string) => info('order finished', { orderId, status }),
  /** A payment that says to be an order's and is not the one that the order was begun with: reconciliation lists it. */
  foreignPayment: (orderId: string, reference: string) =>
    warn('payment is not the order’s', { orderId, reference }),
  orderChanged: (orderId: string, status: string) => info('order changed', { orderId, status }),
  orderRefunded: (orderId: string, refundId: string) => info('order refunded', { orderId, refundId }),
  chargeRefunded: (chargeId: string, refundId: string) => info('charge refunded', { chargeId, refundId }),
  refundsSwept: (finished: number, left: number) => info('refunds swept', { finished, left }),
  invoiceNumbered: (id: string, number: number) => info('invoice numbered', { id, number }),
  creditNoteNumbered: (id: string, number: number) => info('credit note numbered', { id, number }),
  creditReversalNumbered: (id: string, number: number) => info('credit reversal numbered', { id, number }),
  invoicesSwept: (numbered: number, left: number) => info('invoices swept', { numbered, left }),
  accountDeleted: (uid: string) => info('account deleted', { uid }),
  deletionsSwept: (finished: number, forgotten: number, left: number) =>
    info('deletions swept', { finished, forgotten, left }),
  ordersSwept: (finished: number, left: number) => info('orders swept', { finished, left }),
  planCharged: (chargeId: string, status: string) => info('plan charged', { chargeId, status }),
  webhookUnsigned: () => warn('webhook refused'),
  eventTaken: (id: string, kind: string) => info('payment event taken', { id, kind }),
  eventsSwept: (carried: number, left: number) => info('payment events swept', { carried, left }),
  planEnded: (uid: string) => info('plan ended', { uid }),
  reconciled: (day: string, differences: number) => info('books compared', { day, differences }),
  plansRenewed: (looked: number, left: number) => info('plans renewed', { looked, left }),
  couponsGenerated: (count: number) => info('coupons generated', { count }),
  announcementsSwept: (count: number) => info('announcements swept', { count }),
  uploadsSwept: (removed: number, left: number) => info('uploads swept', { removed, left }),
  avatarsSwept: (removed: number) => info('avatars swept', { removed }),
  shardsSwept: (removed: number) => info('shards swept', { removed }),
  picturesSwept: (removed: number) => info('pictures swept', { removed }),
  recordsExpired: (mails: number, entries: number) => info('records expired', { mails, entries }),
  couponsExpired: (count: number) => info('coupons expired', { count }),
  providerFailed: (step: string, cause: unknown) =>
    warn('payment provider failed', { step, ...describeError(cause) }),
  addressNotPlaced: (planId: string) => warn('Stripe Tax could not place a renewal', { planId }),
  taxesFiled: (filed: number, left: number) => info('taxes filed', { filed, left }),
  viesFailed: (cause: unknown) => warn('VIES did not answer', describeError(cause)),
  storeBusy: (operation: string, cause: unknown) =>
    warn('database busy', { operation, ...describeError(cause) }),
  unwell: (cause: unknown) => error('store unwell', describeError(cause)),
  unexpected: (operation: string, cause: unknown, reference?: string) =>
    write(reportOf(operation, cause, reference)),
  failedInBrowser: (told: BrowserError) => write(reportOfBrowser(told)),
  brokenDocument: (path: string) => warn('document cannot be read', { path }),
  guestOrdersAdopted: (uid: string, count: number) => info('guest orders adopted', { uid, count }),
  ownerRecognized: (uid: string) => info('owner recognized', { uid }),
  otherWaysTaken: (uid: string, providers: number, password: boolean, factors: boolean) =>
    info('other ways into the owner’s account taken away', { uid, providers, password, factors }),
  standingChanged: (uid: string, what: string) => info('standing changed', { uid, what }),
  restrictionsSwept: (lifted: number, left: number) => info('restrictions swept', { lifted, left }),
  mailAttempted: (id: string, state: string) => info('mail attempted', { id, state }),
  mailsSwept: (moved: number, left: number) => info('emails swept', { moved, left }),
  unreadMailed: (mailed: number, left: number) => info('unread mailed', { mailed, left }),
  storeExported: (documents: number) => info('store exported', { documents }),
  storeImported: (documents: number) => info('store imported', { documents }),
  downloadRecorded: (slug: string, version: string) => info('download recorded', { slug, version }),
};
