/**
 * Why a function refused, the only thing a client may branch on: `HttpsError.details.reason`.
 * The web app turns each into the spec's words through `messages.ts`.
 */
export const reasons = [
  'invalid-input',
  'sign-in-required',
  'email-unverified',
  'not-allowed',
  'restricted',
  'maintenance',
  'guest-checkout-off',
  'coupons-off',
  'cart-empty',
  'already-owned',
  'coupon-invalid',
  'coupon-minimum',
  'payment-required',
  'payment-token-invalid',
  'payment-unavailable',
  'product-not-found',
  'version-not-found',
  'not-entitled',
  'plan-limit',
  'plan-not-found',
  'plan-current',
  'subscribed-already',
  'not-subscribed',
  'payment-pending',
  'link-invalid',
  'order-not-found',
  'charge-not-found',
  'invoice-not-ready',
  'invoice-none',
  'image-invalid',
  'sign-in-again',
  'user-not-found',
  'too-many-requests',
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
  restricted: 'permission-denied',
  maintenance: 'unavailable',
  'guest-checkout-off': 'failed-precondition',
  'coupons-off': 'failed-precondition',
  'cart-empty': 'failed-precondition',
  'already-owned': 'failed-precondition',
  'coupon-invalid': 'failed-precondition',
  'coupon-minimum': 'failed-precondition',
  'payment-required': 'failed-precondition',
  'payment-token-invalid': 'failed-precondition',
  'payment-unavailable': 'unavailable',
  'product-not-found': 'not-found',
  'version-not-found': 'not-found',
  'not-entitled': 'permission-denied',
  'plan-limit': 'resource-exhausted',
  'plan-not-found': 'not-found',
  'plan-current': 'failed-precondition',
  'subscribed-already': 'failed-precondition',
  'not-subscribed': 'failed-precondition',
  'payment-pending': 'failed-precondition',
  'link-invalid': 'permission-denied',
  'order-not-found': 'not-found',
  'charge-not-found': 'not-found',
  'invoice-not-ready': 'unavailable',
  'invoice-none': 'failed-precondition',
  'image-invalid': 'invalid-argument',
  'sign-in-again': 'failed-precondition',
  'user-not-found': 'not-found',
  'too-many-requests': 'resource-exhausted',
  busy: 'resource-exhausted',
};

/**
 * `HttpsError.details` of every refusal. `minAmountCents` only with `coupon-minimum`; `field` names the input's field
 * with `invalid-input`, the slug with `already-owned`.
 */
export interface Refusal {
  reason: Reason;
  field?: string;
  minAmountCents?: number;
}
