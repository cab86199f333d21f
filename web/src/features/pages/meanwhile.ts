/** What holds while the store is closed. */
export const meanwhile = [
  'Everything you bought is still yours.',
  'You can’t buy anything right now, and nothing is charged.',
  'Your account, reviews and wishlist are safe.',
  'This page opens the store as soon as it is back. No need to reload.',
];
