import { cardSchema } from '@tempera/domain/card';
import { authMessages } from '@tempera/domain/messages';
import { customerSchema } from '@tempera/domain/order';
import type { OrderFormValues } from './order-form.ts';

export type FormField = keyof OrderFormValues;

/** What is wrong with a field; `required` ones also raise the alert of storefront.md §5, Checkout. */
export interface FieldProblem {
  type: 'required' | 'format';
  message: string;
}

const missing: Partial<Record<FormField, string>> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your e-mail address',
  cardNumber: 'Enter the card number',
  expiry: 'Enter the expiry date',
  cvv: 'Enter the security code',
};
const cardFields = ['cardNumber', 'expiry', 'cvv'];

/** The problems by field, none when the form may be sent. A free order asks for no card. */
export function checkOrderForm(
  values: OrderFormValues,
  needsCard: boolean,
): Partial<Record<FormField, FieldProblem>> {
  const problems: Partial<Record<FormField, FieldProblem>> = {};
  const wrong = (field: FormField, message: string) => {
    problems[field] ??= { type: 'format', message };
  };
  for (const [field, message] of Object.entries(missing) as [FormField, string][]) {
    const asked = needsCard || !cardFields.includes(field);
    if (asked && values[field].trim() === '') problems[field] = { type: 'required', message };
  }
  for (const { path, code } of customerSchema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as FormField;
    if (field === 'email') wrong(field, authMessages['auth/invalid-email'] as string);
    else wrong(field, code === 'too_big' ? 'This is too long' : 'Check this field');
  }
  if (!needsCard) return problems;
  for (const { path, message } of cardSchema.safeParse(toCard(values)).error?.issues ?? []) {
    wrong(toFormField(path[0]), message);
  }
  return problems;
}

/** The card as the payment provider takes it. */
export function toCard({ cardNumber, expiry, cvv, cardName }: OrderFormValues) {
  return { number: cardNumber, expiry, cvv, name: cardName };
}

/** The form's field for one of the provider's: `number` is the only one that is called otherwise, with the name. */
export function toFormField(field: unknown): FormField {
  if (field === 'expiry' || field === 'cvv') return field;
  return field === 'name' ? 'cardName' : 'cardNumber';
}
