import { z } from 'zod';
import { unmarked } from '../settings/settings.ts';
import { linesOf } from '../site/typed.ts';

/** How many there are at most, and how long; the same in firestore.rules. */
export const cannedLimits = { count: 20, length: 500 } as const;

/** `settings/support`: what those who answer have ready to say, one line each. */
export const supportSettingsSchema = z.strictObject({
  cannedReplies: z
    .array(
      z
        .string()
        .max(cannedLimits.length)
        .regex(/^[^\n]*$/)
        .refine((reply) => reply.trim() !== ''),
    )
    .max(cannedLimits.count),
});

/** The editor of the replies: one on each line, as it is typed. */
export const cannedRepliesForm = z.object({
  replies: z.string().transform((typed, context) => {
    const replies = linesOf(typed);
    if (replies.length > cannedLimits.count) {
      context.addIssue(`Keep at most ${cannedLimits.count} replies.`);
    } else if (replies.some(({ length }) => length > cannedLimits.length)) {
      context.addIssue(`Shorten each reply to ${cannedLimits.length} characters.`);
    }
    return replies;
  }),
});

export const defaultCannedReplies: readonly string[] = [
  'Hello! Thanks for getting in touch. How can I help?',
  'Let me look into this. One moment, please.',
  'Could you tell me which template and which version this is about?',
  'Your downloads are in your profile, under Downloads.',
  'Is there anything else I can help you with?',
];

/** The stored replies; the defaults where nobody has kept any yet. */
export function cannedRepliesOf(stored: unknown): readonly string[] {
  const parsed = supportSettingsSchema.safeParse(unmarked(stored));
  return parsed.success ? parsed.data.cannedReplies : defaultCannedReplies;
}
