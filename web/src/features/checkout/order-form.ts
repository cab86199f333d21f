import type { CheckoutValues } from '@tempera/domain/orders/order';
import { countryCodeOf, usStateOf } from '@tempera/domain/tax/countries';
import type { Person } from '../../firebase/auth/session.ts';

/** The address of the invoice, in the order of the form. */
export const billingFields = [
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const satisfies (keyof CheckoutValues)[];

export const customerFields = [
  'firstName',
  'lastName',
  'email',
  ...billingFields,
  'company',
  'vatId',
] as const;

/** All of a customer as text, as typed. */
export type CustomerValues = Record<(typeof customerFields)[number], string>;

export const emptyOrderForm = Object.fromEntries(
  customerFields.map((field) => [field, '']),
) as CustomerValues;

/** What the store knows of a signed-in customer already. */
export function prefill(person: Person | null): Partial<CustomerValues> {
  if (!person || person.anonymous) return {};
  const [firstName = '', ...rest] = person.name.split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: person.email };
}

/** A country, and a state of the US, as the form's lists have them. */
export function withCodes<Values extends Partial<CustomerValues>>(values: Values): Values {
  const country = countryCodeOf(values.country) ?? '';
  const state = country === 'US' ? (usStateOf(values.state) ?? '') : values.state;
  return { ...values, country, ...(state === undefined ? {} : { state }) };
}
