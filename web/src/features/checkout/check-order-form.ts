import { customerSchema } from '@tempera/domain/orders/order';
import { authMessages } from '@tempera/domain/site/messages';
import { checkCard, type FieldProblem } from '../../ui/card/check-card.ts';
import type { OrderFormValues } from './order-form.ts';

export type FormField = keyof OrderFormValues;

const missing: Partial<Record<FormField, string>> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your e-mail address',
};

/**
 * The problems by field, none when the form may be sent; a missing required field also raises the form's alert. A free
 * order asks for no card.
 */
export function checkOrderForm(
  values: OrderFormValues,
  needsCard: boolean,
): Partial<Record<FormField, FieldProblem>> {
  const problems: Partial<Record<FormField, FieldProblem>> = {};
  const wrong = (field: FormField, message: string) => {
    problems[field] ??= { type: 'format', message };
  };
  for (const [field, message] of Object.entries(missing) as [FormField, string][]) {
    if (values[field].trim() === '') problems[field] = { type: 'required', message };
  }
  for (const { path, code } of customerSchema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as FormField;
    if (field === 'email') wrong(field, authMessages['auth/invalid-email'] as string);
    else wrong(field, code === 'too_big' ? 'This is too long' : 'Check this field');
  }
  return needsCard ? { ...problems, ...checkCard(values) } : problems;
}
