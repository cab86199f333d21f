import { handOverChatInput } from '@tempera/domain/conversations/ticket';
import { callable } from '../platform/callable.ts';

export const handOverChat = callable('handOverChat', handOverChatInput, async (input, { auth }) =>
  (await import('./hand-over-chat.ts')).handOverChat(input, auth),
);
