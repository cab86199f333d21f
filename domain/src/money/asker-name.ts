/** Who has its holder confirm a payment, as they know them. @param type of what is to pay, as the provider calls it */
export const askerName = (type: string | undefined): string => (type === 'paypal' ? 'PayPal' : 'your bank');

/** The same as the first word of a sentence. */
export const askerFirst = (type: string | undefined): string => (type === 'paypal' ? 'PayPal' : 'Your bank');
