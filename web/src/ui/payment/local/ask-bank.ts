import { loadConfig } from '../../../firebase/config.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { leaveFor } from '../leave-page.ts';
import { intentOfSecret } from './intent-of-secret.ts';

interface Waiting {
  next_action?: { redirect_to_url?: { url?: string } } | null;
}

/** Leads to the simulated bank's page, where the payment waits for its answer. */
export async function askBank(clientSecret: string): Promise<void> {
  const { gateway } = await loadConfig();
  const intent = intentOfSecret(clientSecret);
  if (!gateway || !intent) throw refused({ reason: 'payment-unavailable' });
  const address = `${gateway.url}/v1/${intent.kind}/${intent.id}?${new URLSearchParams({ client_secret: clientSecret })}`;
  const response = await fetch(address).catch(() => {
    throw new CallError(null);
  });
  if (!response.ok) throw refused({ reason: 'payment-unavailable' });
  const url = ((await response.json()) as Waiting).next_action?.redirect_to_url?.url;
  if (!url) return;
  await leaveFor(url);
}
