import type { ArchiveProblem } from '../catalogue/archive-problems.ts';
import type { Currency } from '../money/money.ts';
import type { Scope } from '../tokens/scopes.ts';
import type { TokenProblem } from '../tokens/token-problems.ts';

/**
 * Why a function refused, the only thing a client may branch on: `HttpsError.details.reason`.
 * The web app turns each into words through `reason-texts.ts`.
 */
export const reasons = [
  'invalid-input',
  'sign-in-required',
  'email-unverified',
  'not-allowed',
  'token-scope',
  'restricted',
  'maintenance',
  'guest-checkout-off',
  'coupons-off',
  'cart-empty',
  'price-changed',
  'vat-id-invalid',
  'vat-id-elsewhere',
  'vat-id-unknown',
  'tax-unavailable',
  'already-owned',
  'already-ordered',
  'coupon-invalid',
  'coupon-minimum',
  'coupon-not-for-cart',
  'coupon-first-order',
  'coupon-used',
  'payment-required',
  'payment-method-off',
  'payment-token-invalid',
  'payment-unavailable',
  'product-not-found',
  'version-not-found',
  'not-entitled',
  'order-refunded',
  'entitlement-suspended',
  'plan-limit',
  'plan-not-found',
  'plan-current',
  'subscribed-already',
  'not-subscribed',
  'payment-pending',
  'method-in-use',
  'link-invalid',
  'order-link-invalid',
  'order-not-found',
  'order-status',
  'not-refundable',
  'refund-too-late',
  'refund-too-much',
  'refund-refused',
  'refund-pending',
  'nothing-to-book',
  'charge-not-found',
  'invoice-not-ready',
  'invoice-none',
  'name-reserved',
  'image-invalid',
  'video-invalid',
  'attachment-invalid',
  'ticket-not-found',
  'ticket-closed',
  'sign-in-again',
  'token-not-found',
  'tokens-full',
  'device-code-invalid',
  'approval-needed',
  'approval-decided',
  'approval-void',
  'user-not-found',
  'person-restricted',
  'duration-missing',
  'duration-too-long',
  'restricted-already',
  'appeal-decided',
  'chat-not-found',
  'chat-of-guest',
  'category-in-use',
  'address-taken',
  'archive-invalid',
  'upload-not-found',
  'version-not-newer',
  'email-taken',
  'mail-not-found',
  'import-not-found',
  'import-overtaken',
  'too-many-requests',
  'too-many-attempts',
  'busy',
] as const;

export type Reason = (typeof reasons)[number];

/** The status each reason is sent with (codes of the callable protocol). */
export const reasonCode: Record<
  Reason,
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'failed-precondition'
  | 'not-found'
  | 'unavailable'
  | 'resource-exhausted'
> = {
  'invalid-input': 'invalid-argument',
  'sign-in-required': 'unauthenticated',
  'email-unverified': 'failed-precondition',
  'not-allowed': 'permission-denied',
  'token-scope': 'permission-denied',
  restricted: 'permission-denied',
  maintenance: 'unavailable',
  'guest-checkout-off': 'failed-precondition',
  'coupons-off': 'failed-precondition',
  'cart-empty': 'failed-precondition',
  'price-changed': 'failed-precondition',
  'vat-id-invalid': 'failed-precondition',
  'vat-id-elsewhere': 'failed-precondition',
  'vat-id-unknown': 'failed-precondition',
  'tax-unavailable': 'unavailable',
  'already-owned': 'failed-precondition',
  'already-ordered': 'failed-precondition',
  'coupon-invalid': 'failed-precondition',
  'coupon-minimum': 'failed-precondition',
  'coupon-not-for-cart': 'failed-precondition',
  'coupon-first-order': 'failed-precondition',
  'coupon-used': 'failed-precondition',
  'payment-required': 'failed-precondition',
  'payment-method-off': 'failed-precondition',
  'payment-token-invalid': 'failed-precondition',
  'payment-unavailable': 'unavailable',
  'product-not-found': 'not-found',
  'version-not-found': 'not-found',
  'not-entitled': 'permission-denied',
  'order-refunded': 'permission-denied',
  'entitlement-suspended': 'permission-denied',
  'plan-limit': 'resource-exhausted',
  'plan-not-found': 'not-found',
  'plan-current': 'failed-precondition',
  'subscribed-already': 'failed-precondition',
  'not-subscribed': 'failed-precondition',
  'payment-pending': 'failed-precondition',
  'method-in-use': 'failed-precondition',
  'link-invalid': 'permission-denied',
  'order-link-invalid': 'permission-denied',
  'order-not-found': 'not-found',
  'order-status': 'failed-precondition',
  'not-refundable': 'failed-precondition',
  'nothing-to-book': 'failed-precondition',
  'refund-too-late': 'failed-precondition',
  'refund-too-much': 'failed-precondition',
  'refund-refused': 'failed-precondition',
  'refund-pending': 'failed-precondition',
  'charge-not-found': 'not-found',
  'invoice-not-ready': 'unavailable',
  'invoice-none': 'failed-precondition',
  'name-reserved': 'failed-precondition',
  'image-invalid': 'invalid-argument',
  'video-invalid': 'invalid-argument',
  'attachment-invalid': 'invalid-argument',
  'ticket-not-found': 'not-found',
  'ticket-closed': 'failed-precondition',
  'sign-in-again': 'failed-precondition',
  'token-not-found': 'not-found',
  'tokens-full': 'failed-precondition',
  'device-code-invalid': 'not-found',
  'approval-needed': 'failed-precondition',
  'approval-decided': 'failed-precondition',
  'approval-void': 'failed-precondition',
  'user-not-found': 'not-found',
  'person-restricted': 'failed-precondition',
  'duration-missing': 'invalid-argument',
  'duration-too-long': 'permission-denied',
  'restricted-already': 'failed-precondition',
  'appeal-decided': 'failed-precondition',
  'chat-not-found': 'not-found',
  'chat-of-guest': 'failed-precondition',
  'category-in-use': 'failed-precondition',
  'address-taken': 'failed-precondition',
  'archive-invalid': 'invalid-argument',
  'upload-not-found': 'not-found',
  'version-not-newer': 'failed-precondition',
  'email-taken': 'failed-precondition',
  'mail-not-found': 'not-found',
  'import-not-found': 'not-found',
  'import-overtaken': 'failed-precondition',
  'too-many-requests': 'resource-exhausted',
  'too-many-attempts': 'resource-exhausted',
  busy: 'resource-exhausted',
};

/**
 * `HttpsError.details` of every refusal. `minAmountCents` and its `currency` only with `coupon-minimum`; `field` names the input's field
 * with `invalid-input`, the slug with `already-owned`, `already-ordered` and, of a gift, `product-not-found`; `problem` says what is wrong with an archive, with
 * `archive-invalid`, and `path` with which of its files; `orderId` with `already-ordered`, an order of
 * the caller's own; `waitSeconds` with `too-many-attempts`, after which there is room again. `token` says what is wrong with an access
 * token, with `sign-in-required` where a request has to bear one; `scopes`, with `token-scope`, of which any would do and which it has; `page`, with
 * `not-entitled`, the address where the template is sold; `reference` names a failure that nobody expected, in the log.
 */
export interface Refusal {
  reason: Reason;
  field?: string;
  minAmountCents?: number;
  currency?: Currency;
  problem?: ArchiveProblem;
  path?: string;
  orderId?: string;
  waitSeconds?: number;
  token?: TokenProblem;
  scopes?: { anyOf: readonly Scope[]; has: readonly Scope[] };
  page?: string;
  reference?: string;
}

/** Thrown by domain operations; each side's shell turns it into its own error (an HttpsError in functions). */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(reason: Reason, more: Omit<Refusal, 'reason'> = {}) {
    super(reason);
    this.name = 'RefusalError';
    this.refusal = { reason, ...more };
  }
}
