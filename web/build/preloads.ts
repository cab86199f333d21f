/** Pages on the way to a purchase, and what answers "Add to cart", by the name of their file: there every round trip counts. */
const often = /^assets\/(?:checkout|login|sign-up|pricing|support|Toaster)-/;

/**
 * What is fetched together with a lazily loaded file. The first file that every visitor gets would name it all, hash by hash,
 * for every dialog and every screen of the back-office; those let the browser find it, at the price of one more round trip.
 */
export const preloadsOf = (file: string, dependencies: string[]): string[] =>
  often.test(file) ? dependencies : [];
