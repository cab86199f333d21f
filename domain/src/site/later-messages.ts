import { type Cents, type Currency, formatMoney } from '../money/money.ts';

/** Texts like those of `messages.ts` that no first page shows: they load with what says them. */
export const laterMessages = {
  /** Said of whatever was asked, be it to look or to change. */
  noAnswer:
    'The store didn’t answer in time. If you changed something, check whether it went through before you try again.',
  coupon: {
    empty: 'Please enter a coupon code',
    invalid: 'Invalid or expired coupon code',
    minimum: (minAmountCents: number, currency?: Currency) =>
      `Minimum order amount is ${formatMoney(minAmountCents as Cents, currency)}`,
  },
  review: {
    noRating: 'Choose one to five stars.',
    noText: 'Write what you think of the template.',
    tooLong: (limit: number) => `Shorten it to ${limit} characters.`,
    refused: 'Your review was not saved. Reviews may be turned off, or your account can’t write one.',
  },
  report: {
    noReason: 'Choose what is wrong with it.',
    refused: 'Your report was not sent. You may have already reported this.',
  },
  room: { refused: 'Your message was not sent. Your account can’t do this right now.' },
  settings: {
    saved: 'Settings saved successfully! Changes will be visible on the website immediately.',
    reset: 'Are you sure you want to reset all settings to default values?',
    overtaken: 'Someone else saved these settings first. Review their changes, then save again.',
  },
} as const;
