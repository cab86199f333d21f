import { mergeTicketsInput, sendContactMessageInput } from '@tempera/domain/conversations/ticket';
import { readCustomerInput } from '@tempera/domain/people/customer-record';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { attachToTicket as takeFile } from './attach-to-ticket.ts';
import { downloadAttachment as sendFile } from './download-attachment.ts';
import { mergeTickets as merge } from './merge-tickets.ts';
import { readCustomer as read } from './read-customer.ts';
import { sendContactMessage as send } from './send-contact-message.ts';
import { syncTicketDue as syncDue } from './sync-ticket-due.ts';

export const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, (input, { ip }) =>
  send(input, ip),
);

export const attachToTicket = onRequest({ region }, takeFile);

export const downloadAttachment = onRequest({ region }, sendFile);

export const syncTicketDue = onDocumentWritten({ document: 'tickets/{id}', region, retry: true }, (event) =>
  syncDue(event.params.id, event.data?.before.data(), event.data?.after.data()),
);

export const readCustomer = callable('readCustomer', readCustomerInput, (input, { auth }) =>
  read(input, auth),
);

export const mergeTickets = callable('mergeTickets', mergeTicketsInput, (input, { auth }) =>
  merge(input, auth),
);
