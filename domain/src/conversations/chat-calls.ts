import { z } from 'zod';

/** What goes into and comes out of the callables about live chat; as `calls.ts`. */

/** The id of a session: a uid and a number, which become part of a document's path. */
export const handOverChatInput = z.object({
  chatId: z
    .string()
    .max(140)
    .regex(/^[^/\s.]+_\d{1,9}$/)
    .refine((id) => id.isWellFormed()),
});
export interface HandOverChatOutput {
  ticketId: string;
}
