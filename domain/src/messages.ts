import { type Cents, formatMoney } from './money.ts';
import type { Reason, Refusal } from './reasons.ts';

/** The spec's error catalogue and toasts (storefront.md §8, back-office.md §8). Texts are verbatim where it gives them. */
export const authMessages: Record<string, string> = {
  'auth/user-not-found': 'No account found with this email address.',
  'auth/wrong-password': 'Incorrect password. Please try again.',
  'auth/email-already-in-use': 'An account with this email already exists.',
  'auth/weak-password': 'Password should be at least 6 characters long.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/user-disabled': 'This account has been disabled. Please contact support.',
  'auth/too-many-requests': 'Too many failed attempts. Please try again later.',
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
  'auth/invalid-credential': 'Invalid email or password. Please try again.',
};

export const messages = {
  networkError: 'Network error. Please check your connection and try again.',
  authFallback: 'An error occurred during authentication.',
  loginFallback: 'An error occurred during login.',
  signUpFallback: 'An error occurred during signup.',
  login: {
    success: { title: 'Login Successful!', text: 'Welcome back.' },
    failed: { title: 'Login Failed', text: 'Invalid email or password. Please try again.' },
    exception: { title: 'Login Error', text: 'An error occurred during login. Please try again.' },
  },
  signUp: {
    success: { title: 'Account Created!', text: 'Welcome to the store.' },
    failed: { title: 'Sign Up Failed', text: 'Unable to create your account. Please try again.' },
    exception: { title: 'Sign Up Error', text: 'An error occurred during sign up. Please try again.' },
    missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
    mismatch: { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' },
    weak: { title: 'Invalid Password', text: 'Please ensure your password meets all requirements.' },
    terms: { title: 'Terms Required', text: 'Please agree to the Terms of Service and Privacy Policy.' },
  },
  download: {
    failedTitle: 'Download Failed',
    failed: 'Failed to download the template.',
    retry: 'Download failed. Please try again.',
  },
  checkout: {
    missing: 'Please fill in all required fields',
    declined: 'Your card was declined. Try another card.',
    orderNotFound: 'Order not found',
  },
  coupon: {
    empty: 'Please enter a coupon code',
    invalid: 'Invalid or expired coupon code',
    minimum: (minAmountCents: number) => `Minimum order amount is ${formatMoney(minAmountCents as Cents)}`,
  },
  review: {
    noRating: 'Choose one to five stars.',
    noText: 'Write what you think of the template.',
    tooLong: (limit: number) => `Shorten it to ${limit} characters.`,
    refused: 'This was not accepted. Your account may not do it, or reviews are switched off.',
  },
  report: {
    noReason: 'Choose what is wrong with it.',
    refused: 'This was not accepted. You may have reported this review before.',
  },
  wishlist: { refused: 'Your wishlist was not changed. Your account may not do this right now.' },
  support: {
    created: 'Support Ticket Created',
    createFailed: { title: 'Error', text: 'Failed to create support ticket. Please try again.' },
    sent: 'Message Sent',
    missing: {
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      subject: 'Say in a few words what it is about.',
      message: 'Write your message.',
    },
    tooLong: (limit: number) => `Shorten it to ${limit.toLocaleString('en-US')} characters.`,
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page.',
    button: 'Refresh Page',
  },
} as const;

const reasonTexts: Record<Exclude<Reason, 'coupon-minimum'>, string> = {
  'invalid-input': 'Something in the form is not right. Check the marked fields.',
  'sign-in-required': 'Please sign in first.',
  'email-unverified': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-allowed': 'Your account may not do this.',
  restricted: 'Your account is restricted. Please contact support.',
  maintenance: 'The store is under maintenance. Please try again later.',
  'guest-checkout-off': 'Please sign in to buy: guest checkout is switched off.',
  'coupons-off': 'Coupons are switched off at the moment.',
  'cart-empty': 'There is nothing to buy in this cart.',
  'already-owned': 'You already own a template in this cart. You can download it from its page.',
  'coupon-invalid': messages.coupon.invalid,
  'payment-required': 'Please enter a card to pay with.',
  'payment-token-invalid': 'The payment could not be started. Enter the card again.',
  'payment-unavailable': 'Payments are not available right now. Nothing was charged; please try again later.',
  'product-not-found': 'This template is not available.',
  'version-not-found': 'This version is not available.',
  'not-entitled': 'Buy this template to download it.',
  'plan-limit': 'Your plan includes 3 free templates a month. Upgrade for more.',
  'plan-not-found': 'This plan is not available.',
  'plan-current': 'This is your plan already.',
  'subscribed-already': 'You have a paid plan already. Change it in your profile.',
  'not-subscribed': 'You have no paid plan to change.',
  'payment-pending': 'A payment for your plan is still being processed. Try again in a while.',
  'link-invalid': 'This download link is no longer valid. Please start the download again.',
  'order-not-found': messages.checkout.orderNotFound,
  'charge-not-found': 'This charge was not found.',
  'invoice-not-ready': 'The invoice is being prepared. Try again in a minute.',
  'invoice-none': 'Only what was paid has an invoice.',
  'image-invalid': 'Choose a PNG, JPEG or WebP picture of at most 1 MiB.',
  'sign-in-again': 'Please sign in again to confirm that it is you.',
  'user-not-found': 'No such account.',
  'too-many-requests': 'Too many messages. Please try again later.',
  busy: 'The store is very busy. Please try again in a moment.',
};

/** The spec's words for a refusal of a function. */
export function messageOf(refusal: Refusal): string {
  return refusal.reason === 'coupon-minimum'
    ? messages.coupon.minimum(refusal.minAmountCents ?? 0)
    : reasonTexts[refusal.reason];
}
