import type { Reactions } from '../platform/react.ts';
import { answerAway } from './answer-away.ts';
import { greetCustomer } from './greet-customer.ts';

export const reactions: Reactions = {
  chats: ({ id, before }) => (before ? undefined : greetCustomer(id)),
  'chats/messages': ({ parent, id, before, after }) => (before ? undefined : answerAway(parent, id, after)),
};
