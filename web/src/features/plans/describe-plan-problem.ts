import { type CardField, cardFieldOf } from '@tempera/domain/money/card';
import { messages } from '@tempera/domain/site/messages';
import { CallError } from '../../firebase/write/call.ts';
import { CardRefusal } from '../../ui/card/tokenize-card.ts';

/** Why a plan did not begin; `field`: at that field of the card. */
export interface PlanProblem {
  text: string;
  field?: CardField;
}

export const declinedCard: PlanProblem = { text: messages.checkout.declined, field: 'card.number' };

export function describePlanProblem(error: unknown): PlanProblem {
  if (error instanceof CardRefusal) {
    return { text: error.message || messages.checkout.declined, field: cardFieldOf(error.field) };
  }
  if (!(error instanceof CallError)) return { text: messages.networkError };
  const { reason } = error.refusal ?? {};
  if (reason === undefined) {
    return {
      text: `${error.message} You can safely press the button again: nobody pays twice for one plan.`,
    };
  }
  const atCard = reason === 'payment-token-invalid' || reason === 'payment-required';
  return atCard ? { text: error.message, field: 'card.number' } : { text: error.message };
}
