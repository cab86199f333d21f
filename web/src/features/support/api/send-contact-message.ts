import type { SendContactMessageInput, SendContactMessageOutput } from '@tempera/domain/conversations/ticket';
import { call } from '../../../firebase/write/call.ts';

/** Mails a visitor's message to the store's support. @throws CallError */
export const sendContactMessage = (input: SendContactMessageInput) =>
  call<SendContactMessageInput, SendContactMessageOutput>('sendContactMessage', input);
