/** Where a bank sends the person back to who pays for a plan. Not among `paths`, which a visitor's first JavaScript carries whole. */
export const returnOfChargePath = (chargeId: string) =>
  `/checkout/return?charge=${encodeURIComponent(chargeId)}`;

/** The same for a card that they keep without a payment. */
export const returnOfSetupPath = (setup: string) => `/checkout/return?setup=${setup}`;
export const profileMethodsPath = '/profile#methods';
