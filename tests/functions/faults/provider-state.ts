import { listOf } from '../support/stripe-events.ts';

/** A payment as the provider has it. */
export interface Intent {
  id: string;
  amount: number;
  status: string;
  customer: string | null;
  metadata: { kind?: string; orderId?: string; chargeId?: string; uid?: string };
}

/** Everything of the provider's, past its pages of a hundred and past what goes wrong: this is us looking, not the store. */
export async function allOf<T extends { id: string }>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const after = found.at(-1);
    const more = `limit=100${after ? `&starting_after=${after.id}` : ''}`;
    const page = await listOf<T>(`${path}${path.includes('?') ? '&' : '?'}${more}`);
    found.push(...page);
    if (page.length < 100) return found;
  }
}
