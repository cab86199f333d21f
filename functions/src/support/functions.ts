import { mergeTicketsInput, sendContactMessageInput } from '@tempera/domain/conversations/ticket';
import { readCustomerInput } from '@tempera/domain/people/customer-record';
import { callable } from '../platform/callable.ts';

export const sendContactMessage = callable(
  'sendContactMessage',
  sendContactMessageInput,
  async (input, { ip }) => (await import('./send-contact-message.ts')).sendContactMessage(input, ip),
);

export const readCustomer = callable('readCustomer', readCustomerInput, async (input, { auth }) =>
  (await import('./read-customer.ts')).readCustomer(input, auth),
);

export const mergeTickets = callable('mergeTickets', mergeTicketsInput, async (input, { auth }) =>
  (await import('./merge-tickets.ts')).mergeTickets(input, auth),
);
