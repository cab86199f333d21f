import {
  durationMs,
  longestRestriction,
  reasonMaxLength,
  staffChatLongestDays,
  staffLongestDays,
} from '@tempera/domain/people/moderation';
import type { Role } from '@tempera/domain/people/roles';

/** What the dialog is filled in with; numbers as they are typed. */
export interface ModerationValues {
  reason: string;
  permanent: boolean;
  days: string;
  hours: string;
  minutes: string;
}

export const emptyModeration: ModerationValues = {
  reason: '',
  permanent: false,
  days: '',
  hours: '',
  minutes: '',
};

/** What is wrong, as a toast says it and by field. */
export interface ModerationFault {
  title: 'Missing Information' | 'Invalid Duration';
  text: string;
  field: keyof ModerationValues;
}

/** Blank is none; null is no whole number within the limits. */
const wholeOf = (typed: string, most: number): number | null => {
  if (typed.trim() === '') return 0;
  const number = Number(typed);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
};

const days = (role: Role) => longestRestriction(role) / durationMs({ days: 1, hours: 0, minutes: 0 });

/** The dialog's limits: days at most as the role allows, hours 0 to 23, minutes 0 to 59. */
export const limitsOf = (role: Role): Limits => ({ days: days(role), hours: 23, minutes: 59 });

/** What the dialog asks for at most; a limit of 0 is not asked for. */
export interface Limits {
  days: number;
  hours: number;
  minutes: number;
}

/** The support chat's limits: 7 days for staff and 30 otherwise, in days and hours. */
export const chatLimitsOf = (role: Role): Limits => ({
  days: role === 'staff' ? staffChatLongestDays : staffLongestDays,
  hours: 23,
  minutes: 0,
});

export function durationOf(values: ModerationValues, limits: Limits) {
  return {
    days: wholeOf(values.days, limits.days),
    hours: wholeOf(values.hours, limits.hours),
    minutes: wholeOf(values.minutes, limits.minutes),
  };
}

/** The first thing that is wrong, or null. The days are a limit of the whole: 30 days and a minute are too long. */
export function checkModeration(values: ModerationValues, limits: Limits): ModerationFault | null {
  const reason = values.reason.trim();
  if (reason === '') {
    return { title: 'Missing Information', text: 'Please fill in all required fields.', field: 'reason' };
  }
  if (reason.length > reasonMaxLength) {
    return {
      title: 'Missing Information',
      text: `Shorten it to ${reasonMaxLength} characters.`,
      field: 'reason',
    };
  }
  if (values.permanent) return null;
  const duration = durationOf(values, limits);
  for (const unit of ['days', 'hours', 'minutes'] as const) {
    if (duration[unit] === null) {
      return { title: 'Invalid Duration', text: `Use whole ${unit} from 0 to ${limits[unit]}.`, field: unit };
    }
  }
  const whole = { days: duration.days ?? 0, hours: duration.hours ?? 0, minutes: duration.minutes ?? 0 };
  const length = durationMs(whole);
  if (length === 0) {
    return { title: 'Invalid Duration', text: 'Please specify a duration for the action.', field: 'days' };
  }
  if (length > durationMs({ days: limits.days, hours: 0, minutes: 0 })) {
    return { title: 'Invalid Duration', text: `At most ${limits.days} days in all.`, field: 'days' };
  }
  return null;
}
