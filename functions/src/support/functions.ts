import { sendContactMessageInput } from '@tempera/domain/ticket';
import { callable } from '../platform/callable.ts';
import { sendContactMessage as send } from './send-contact-message.ts';

export const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, (input, { ip }) =>
  send(input, ip),
);
