/** The key by which pages may ask Stripe to take a card; empty in a build for a store without an account there. */
export const publishableKey: string = import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY ?? '';

/** The local store has a provider of its own, unless it was built with the key of a test account. */
export const isSimulated = import.meta.env.MODE === 'emulators' && publishableKey === '';
