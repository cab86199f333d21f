import type { Reactions } from '../platform/react.ts';
import { syncTicketDue } from './sync-ticket-due.ts';

export const reactions: Reactions = {
  tickets: ({ id, before, after }) => syncTicketDue(id, before, after),
};
