import type { SendContactMessageInput, SendContactMessageOutput } from '@tempera/domain/ticket';
import { call } from '../../../firebase/call.ts';

/** Mails a visitor's message to the store's support. @throws CallError */
export const sendContactMessage = (input: SendContactMessageInput) =>
  call<SendContactMessageInput, SendContactMessageOutput>('sendContactMessage', input);
