/** Addresses around an order. Not among `paths`, which a visitor's first JavaScript carries whole. */

/** An order by the signed link of its mail. Behind `#`, where no server, log or referrer sees it. */
export const linkedOrderPath = (link: string) => `/checkout/order#${link}`;
export const findOrderPath = '/checkout/find-order';
/** Where a bank sends the buyer back to. */
export const returnOfOrderPath = (orderId: string) => `/checkout/return?order=${orderId}`;
export const libraryPath = '/profile#library';
export const ordersPath = '/profile#orders';
/** Sign up with an address that is filled in already; the library comes next. */
export const signUpWithPath = (email: string) =>
  `/auth/SignUP?email=${encodeURIComponent(email)}&next=${encodeURIComponent(libraryPath)}`;
