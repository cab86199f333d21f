import { loadConfig } from '../../firebase/config.ts';

/** Where the provider shows a payment: Stripe's dashboard, or the local store's simulator; null for what no provider has. */
export async function paymentPage(provider: string, reference: string): Promise<string | null> {
  if (provider !== 'stripe' || !reference.startsWith('pi_')) return null;
  const { gateway } = await loadConfig();
  const at = encodeURIComponent(reference);
  return gateway ? `${gateway.url}/payments/${at}` : `https://dashboard.stripe.com/payments/${at}`;
}
