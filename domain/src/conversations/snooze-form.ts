import { z } from 'zod';
import { fromLocal } from '../site/local-time.ts';
import { longestSnooze } from './ticket-desk.ts';

/** Until when a ticket is put off, as a date and a time; `now` says the store's time in milliseconds. */
export const snoozeForm = (now: () => number) =>
  z.object({
    until: z.string().transform((typed, context) => {
      const until = fromLocal(typed);
      const left = until === null ? 0 : until - now();
      if (until !== null && left > 0 && left < longestSnooze) return until;
      const message =
        until === null
          ? 'Choose a date and a time.'
          : left > 0
            ? 'Choose a time within a year.'
            : 'Choose a time in the future.';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  });
