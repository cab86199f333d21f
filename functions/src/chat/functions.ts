import { handOverChatInput } from '@tempera/domain/conversations/ticket';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { answerAway as answer } from './answer-away.ts';
import { greetCustomer as greet } from './greet-customer.ts';
import { handOverChat as handOver } from './hand-over-chat.ts';

export const greetCustomer = onDocumentCreated({ document: 'chats/{id}', region, retry: true }, (event) =>
  greet(event.params.id),
);

export const answerAway = onDocumentCreated(
  { document: 'chats/{id}/messages/{message}', region, retry: true },
  (event) => answer(event.params.id, event.params.message, event.data?.data()),
);

export const handOverChat = callable('handOverChat', handOverChatInput, (input, { auth }) =>
  handOver(input, auth),
);
