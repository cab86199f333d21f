import type { Person } from '../../firebase/auth/session.ts';

/** The checkout form's fields; all text, as typed. */
export interface OrderFormValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  cardNumber: string;
  expiry: string;
  cvv: string;
  cardName: string;
}

export const customerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
] as const satisfies (keyof OrderFormValues)[];

export type CustomerValues = Pick<OrderFormValues, (typeof customerFields)[number]>;

export const emptyOrderForm: OrderFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  cardNumber: '',
  expiry: '',
  cvv: '',
  cardName: '',
};

/** What the store knows of a signed-in customer already. */
export function prefill(person: Person | null): Partial<CustomerValues> {
  if (!person || person.anonymous) return {};
  const [firstName = '', ...rest] = person.name.split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: person.email };
}
