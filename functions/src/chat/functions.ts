import { handOverChatInput } from '@tempera/domain/conversations/ticket';
import { callable } from '../platform/callable.ts';
import { handOverChat as handOver } from './hand-over-chat.ts';

export const handOverChat = callable('handOverChat', handOverChatInput, (input, { auth }) =>
  handOver(input, auth),
);
