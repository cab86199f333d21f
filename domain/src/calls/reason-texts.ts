import { waitText } from '../limits/wait-text.ts';
import { laterMessages } from '../site/later-messages.ts';
import { messages } from '../site/messages.ts';
import { tokenLimits } from '../tokens/access-token.ts';
import type { Reason, Refusal } from './reasons.ts';
import { withReference } from './reference.ts';

const reasonTexts: Record<Exclude<Reason, 'coupon-minimum'>, string> = {
  'invalid-input': 'Some fields need another look. Check the marked ones.',
  'sign-in-required': 'Please log in first.',
  'email-unverified': 'Confirm your email address first: open the link that we sent you.',
  'not-allowed': 'Your account is not allowed to do this.',
  'token-scope':
    'This access token lacks a scope. Create one with the right scope: Library to download, Profile to list what you own, Publish to release.',
  restricted: 'Your account is restricted. Please contact support.',
  maintenance: 'The store is under maintenance. Please try again later.',
  'guest-checkout-off': 'Please log in to buy. Guest checkout is turned off.',
  'coupons-off': 'Coupons are turned off right now.',
  'cart-empty': 'Your cart is empty.',
  'price-changed': 'The price has changed. Check the new total, then try again.',
  'vat-id-invalid':
    'This is not a VAT ID. Check its letters and digits, or remove it to buy as a private person.',
  'vat-id-elsewhere':
    'This VAT ID is from another country than your billing address. Check it, or remove it to buy as a private person.',
  'vat-id-unknown':
    'The EU’s VAT register does not know this VAT ID. Check it, or remove it to buy as a private person.',
  'tax-unavailable': 'The tax can’t be worked out right now. Nothing was charged; please try again later.',
  'already-owned': 'You already own a template in this cart. You can download it from its page.',
  'already-ordered':
    'You’ve already ordered a template in this cart, and its payment isn’t finished. Its page shows how it stands.',
  'coupon-invalid': laterMessages.coupon.invalid,
  'coupon-not-for-cart': 'This code doesn’t apply to anything in your cart.',
  'coupon-first-order': 'This code is for a first order.',
  'coupon-used': 'You have used this code already.',
  'payment-required': 'Please enter a card.',
  'payment-method-off': 'This payment method is turned off right now. Choose another.',
  'payment-token-invalid': 'We couldn’t start the payment. Enter your card again.',
  'payment-unavailable': 'Payments are not available right now. Nothing was charged; please try again later.',
  'product-not-found': 'This template is not available.',
  'version-not-found': 'This version is not available.',
  'not-entitled': 'Buy this template to download it.',
  'order-refunded': 'This was refunded, so it can’t be downloaded anymore.',
  'entitlement-suspended':
    'The payment for this is disputed at the bank, so it can’t be downloaded until that is settled.',
  'plan-limit': 'You’ve used this month’s free templates. Upgrade for more.',
  'plan-not-found': 'This plan is not available.',
  'plan-current': 'You are already on this plan.',
  'subscribed-already': 'You already have a paid plan. Change it in your profile.',
  'method-in-use': 'This pays for your plan. Choose another card for your plan first.',
  'not-subscribed': 'You have no paid plan to change.',
  'payment-pending': 'A payment for your plan is still being processed. Try again later.',
  'link-invalid': 'This download link is no longer valid. Please start the download again.',
  'order-link-invalid': 'This link does not open an order. Ask for a new one with “Find my order”.',
  'order-not-found': messages.checkout.orderNotFound,
  'order-status': 'This order has changed, so this is no longer possible. Check its status.',
  'nothing-to-book':
    'No order or plan in this store belongs to it. It may come from another store with the same Stripe account, or from a deleted one. Find its number in Stripe, and refund it there if it was paid by mistake.',
  'not-refundable': 'Only amounts that were paid and not yet refunded can be refunded.',
  'refund-too-late': 'The refund period of this order has ended.',
  'refund-too-much': 'This is more than the amount left to refund.',
  'refund-pending': 'Another refund of this is still under way at the bank. Try again once it is done.',
  'refund-refused': 'The payment provider refused the refund. Nothing was changed.',
  'charge-not-found': 'This charge was not found.',
  'invoice-not-ready': 'The invoice is being prepared. Try again in a minute.',
  'invoice-none': 'Only paid orders have an invoice.',
  'name-reserved': 'That name is reserved. Choose another one.',
  'image-invalid': 'Choose a PNG, JPEG or WebP picture up to 1 MiB.',
  'video-invalid': 'Choose an MP4 or WebM video up to 20 MiB.',
  'attachment-invalid':
    'Attach PNG, JPEG or WebP pictures, or text files (.txt, .log, .md, .json), up to 1 MiB each.',
  'ticket-not-found': 'Ticket not found.',
  'ticket-closed': 'This ticket is closed. Reopen it to reply.',
  'sign-in-again': 'Please log in again to confirm that it is you.',
  'token-not-found': 'This access token no longer exists.',
  'tokens-full': `You have ${tokenLimits.count} access tokens, the most an account can have. Revoke one you no longer use.`,
  'device-code-invalid': 'This code is wrong or has expired. Check it, or start again on your device.',
  'approval-needed':
    'The owner has to confirm this. They have been asked, and you will get an email with their answer.',
  'approval-decided': 'This has been decided already.',
  'approval-void': 'Whoever asked may not do this anymore. Decline it.',
  'user-not-found': 'Account not found.',
  'person-restricted': 'This account is restricted. Lift the restriction first.',
  'duration-missing': 'Please specify a duration for the action.',
  'duration-too-long': 'Staff can restrict an account for 30 days at most.',
  'restricted-already': 'A longer restriction is in force. Lift it first.',
  'appeal-decided': 'This appeal has already been answered.',
  'chat-not-found': 'This chat no longer exists.',
  'chat-of-guest': 'Guests can’t have tickets. Ask for an email address in the chat instead.',
  'category-in-use': 'This category still has products. Move them to another one first.',
  'address-taken': 'Another product has this address, or had it. Choose another one.',
  'archive-invalid': 'This archive can’t be published.',
  'upload-not-found': 'This upload no longer exists. Start again.',
  'version-not-newer': 'This version number is not higher than the latest one. Choose a higher number.',
  'email-taken': 'An account with this email already exists.',
  'mail-not-found': 'This email no longer exists.',
  'import-not-found': 'This import has expired. Choose the file again.',
  'import-overtaken': 'The store has changed since this preview. Choose the file again.',
  'too-many-requests': 'Too many messages. Please try again later.',
  'too-many-attempts': 'Too many attempts. Please try again later.',
  busy: 'The store is very busy. Please try again in a moment.',
};

/** The store failed, for a reason that it has no words for. */
const failed = 'Something went wrong on our side. Please try again in a moment.';

/** What a person reads when a function has refused. */
export function messageOf(refusal: Refusal): string {
  if (refusal.reference) return withReference(failed, refusal.reference);
  if (refusal.waitSeconds) return `Too many attempts. Try again in ${waitText(refusal.waitSeconds)}.`;
  return refusal.reason === 'coupon-minimum'
    ? laterMessages.coupon.minimum(refusal.minAmountCents ?? 0, refusal.currency)
    : reasonTexts[refusal.reason];
}
