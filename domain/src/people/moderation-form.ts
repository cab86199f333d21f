import { z } from 'zod';
import { shorten, wholeOf } from '../site/typed.ts';
import { signUpMessages } from './auth-messages.ts';
import {
  durationMs,
  longestRestriction,
  reasonMaxLength,
  staffChatLongestDays,
  staffLongestDays,
} from './moderation.ts';
import type { Role } from './roles.ts';

/** What the dialog asks for at most; a limit of 0 is not asked for. */
export interface Limits {
  days: number;
  hours: number;
  minutes: number;
}

/** The dialog's limits: days at most as the role allows, hours 0 to 23, minutes 0 to 59. */
export const limitsOf = (role: Role): Limits => ({
  days: longestRestriction(role) / durationMs({ days: 1, hours: 0, minutes: 0 }),
  hours: 23,
  minutes: 59,
});

/** The support chat's limits: 7 days for staff and 30 otherwise, in days and hours. */
export const chatLimitsOf = (role: Role): Limits => ({
  days: role === 'staff' ? staffChatLongestDays : staffLongestDays,
  hours: 23,
  minutes: 0,
});

const { missing } = signUpMessages;
const units = ['days', 'hours', 'minutes'] as const;
const text = z.string().trim();

/**
 * The dialog of a ban or a suspension; numbers as they are typed, and out come those that `moderate` takes. The days are a
 * limit of the whole: 30 days and a minute are too long.
 */
export const moderationForm = (limits: Limits) =>
  z
    .object({
      reason: text.min(1, missing.text).max(reasonMaxLength, shorten(reasonMaxLength)),
      permanent: z.boolean(),
      days: text,
      hours: text,
      minutes: text,
    })
    .transform(({ reason, permanent, ...typed }, context) => {
      if (permanent) return { reason, isPermanent: true as const };
      const wrong = (field: (typeof units)[number], message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const duration = { days: 0, hours: 0, minutes: 0 };
      for (const unit of units) {
        duration[unit] = typed[unit] === '' ? 0 : wholeOf(typed[unit]);
        if (!(duration[unit] <= limits[unit])) wrong(unit, `Use whole ${unit} from 0 to ${limits[unit]}.`);
      }
      const length = durationMs(duration);
      if (length === 0) wrong('days', 'Please specify a duration for the action.');
      if (length > durationMs({ days: limits.days, hours: 0, minutes: 0 })) {
        wrong('days', `At most ${limits.days} days in total.`);
      }
      return { reason, duration };
    });

/** What stands above a message of {@link moderationForm} where it is a toast. */
export const moderationTitle = (field: string): string =>
  field === 'reason' ? missing.title : 'Invalid Duration';
