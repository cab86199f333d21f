import { messages } from '../site/messages.ts';
import type { Reason, Refusal } from './reasons.ts';

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
  'payment-method-off': 'This way to pay is switched off at the moment. Choose another.',
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
  'order-status': 'The order does not stand so that this could be done. Look at it again.',
  'not-refundable': 'Only what was paid, and not given back since, can be refunded.',
  'refund-too-late': 'The 30-day guarantee of this order has ended.',
  'refund-too-much': 'This is more than what is left of the order.',
  'refund-refused': 'The payment provider refused the refund. Nothing was changed.',
  'charge-not-found': 'This charge was not found.',
  'invoice-not-ready': 'The invoice is being prepared. Try again in a minute.',
  'invoice-none': 'Only what was paid has an invoice.',
  'image-invalid': 'Choose a PNG, JPEG or WebP picture of at most 1 MiB.',
  'attachment-invalid':
    'Only PNG, JPEG and WebP pictures and texts (.txt, .log, .md, .json) of at most 1 MiB can be attached.',
  'ticket-not-found': 'There is no such ticket.',
  'ticket-closed': 'This ticket is closed. Reopen it to go on.',
  'sign-in-again': 'Please sign in again to confirm that it is you.',
  'user-not-found': 'No such account.',
  'duration-missing': 'Please specify a duration for the action.',
  'duration-too-long': 'Staff can restrict an account for 30 days at most.',
  'restricted-already': 'A longer restriction is in force. Lift it first.',
  'appeal-decided': 'This appeal has been answered already.',
  'chat-not-found': 'This chat is not there any more.',
  'chat-of-guest': 'A guest has no tickets. Ask for an e-mail address in the chat instead.',
  'category-in-use': 'There are products in this category. Move them to another one first.',
  'archive-invalid': 'This archive can not be published.',
  'upload-not-found': 'This upload is not there any more. Start it again.',
  'version-not-newer': 'There is a version as new as this one already. Choose a higher number.',
  'email-taken': 'An account with this email already exists.',
  'mail-not-found': 'This mail is not there any more.',
  'import-not-found': 'This import is not waiting any more. Choose the file again.',
  'import-overtaken': 'The store has changed since this preview. Choose the file again.',
  'too-many-requests': 'Too many messages. Please try again later.',
  busy: 'The store is very busy. Please try again in a moment.',
};

/** What a person reads when a function has refused. */
export function messageOf(refusal: Refusal): string {
  return refusal.reason === 'coupon-minimum'
    ? messages.coupon.minimum(refusal.minAmountCents ?? 0)
    : reasonTexts[refusal.reason];
}
