import { CallError } from '../../../firebase/write/call.ts';
import { cameBack } from '../leave-page.ts';
import { loadStripe } from './load-stripe.ts';

/** Stripe shows the bank's question over the page, or leads to the bank. What it says of the answer is looked up by the server. */
export async function askBank(clientSecret: string): Promise<void> {
  const stripe = await loadStripe();
  const answered = stripe.handleNextAction({ clientSecret });
  const result = await Promise.race([answered, cameBack()]);
  if (result?.error?.type === 'api_connection_error') throw new CallError(null);
}
