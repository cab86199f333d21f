import { mergeTicketsInput, sendContactMessageInput } from '@tempera/domain/conversations/ticket';
import { readCustomerInput } from '@tempera/domain/people/customer-record';
import { callable } from '../platform/callable.ts';
import { mergeTickets as merge } from './merge-tickets.ts';
import { readCustomer as read } from './read-customer.ts';
import { sendContactMessage as send } from './send-contact-message.ts';

export const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, (input, { ip }) =>
  send(input, ip),
);

export const readCustomer = callable('readCustomer', readCustomerInput, (input, { auth }) =>
  read(input, auth),
);

export const mergeTickets = callable('mergeTickets', mergeTicketsInput, (input, { auth }) =>
  merge(input, auth),
);
