import { cardSchema } from '@tempera/domain/money/card';

/** The card's fields of a form, as typed. */
export interface CardValues {
  cardNumber: string;
  expiry: string;
  cvv: string;
  cardName: string;
}

export const emptyCard: CardValues = { cardNumber: '', expiry: '', cvv: '', cardName: '' };

export type CardField = keyof CardValues;

/** What is wrong with a field; `required` where nothing was typed at all. */
export interface FieldProblem {
  type: 'required' | 'format';
  message: string;
}

const missing: [CardField, string][] = [
  ['cardNumber', 'Enter the card number'],
  ['expiry', 'Enter the expiry date'],
  ['cvv', 'Enter the security code'],
];

/** The problems by field, none when the card may be sent to the payment provider. */
export function checkCard(values: CardValues): Partial<Record<CardField, FieldProblem>> {
  const problems: Partial<Record<CardField, FieldProblem>> = {};
  for (const [field, message] of missing) {
    if (values[field].trim() === '') problems[field] = { type: 'required', message };
  }
  for (const { path, message } of cardSchema.safeParse(toCard(values)).error?.issues ?? []) {
    problems[toCardField(path[0])] ??= { type: 'format', message };
  }
  return problems;
}

/** The card as the payment provider takes it. */
export function toCard({ cardNumber, expiry, cvv, cardName }: CardValues) {
  return { number: cardNumber, expiry, cvv, name: cardName };
}

/** The form's field for one of the provider's: `number` is the only one that is called otherwise, with the name. */
export function toCardField(field: unknown): CardField {
  if (field === 'expiry' || field === 'cvv') return field;
  return field === 'name' ? 'cardName' : 'cardNumber';
}
