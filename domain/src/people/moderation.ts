import type { Access } from './access.ts';
import type { Role } from './roles.ts';

export const moderationActions = ['ban', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** How long a restriction lasts, as the dialogs ask for it: hours 0 to 23, minutes 0 to 59. */
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Longest restriction with an end, in days. */
export const longestDays = 36_500;
/** Longest restriction that staff may impose, in days. */
export const staffLongestDays = 30;
/** Longest restriction that the support chat's dialog offers to staff, in days. */
export const staffChatLongestDays = 7;

export const reasonMaxLength = 500;

/** The reason on record after a moderator has ended a restriction. */
export const liftReasons = {
  banned: 'Unbanned by admin',
  suspended: 'Suspension removed by admin',
} as const;

/** Why a restriction is over that nobody lifted. */
export const endedReason = 'The time is up';

/** In milliseconds. A day is 24 hours, whatever the calendar does that day. */
export function durationMs({ days, hours, minutes }: Duration): number {
  return days * day + (hours * 60 + minutes) * minute;
}

/** The longest restriction with an end that a role may impose, in milliseconds. */
export function longestRestriction(role: Role): number {
  return (role === 'staff' ? staffLongestDays : longestDays) * day;
}

/** What `moderate` makes of a person's standing; `until` in milliseconds. */
export type Restriction = Pick<Access, 'status' | 'until' | 'permanent'>;

const rank = ({ status, until, permanent }: Restriction): [number, number] => [
  permanent && status === 'banned' ? Number.POSITIVE_INFINITY : (until ?? 0),
  status === 'banned' ? 1 : 0,
];

/**
 * Whether a restriction would take something off one that is in force: it would end sooner, or be a suspension in place
 * of a ban until the same moment. Whoever wants that lifts the old one first, knowingly; and of two moderators at once
 * the stricter has it, whoever was first.
 */
export function weakens(next: Restriction, now: Restriction): boolean {
  const [nextEnd, nextKind] = rank(next);
  const [end, kind] = rank(now);
  return nextEnd === end ? nextKind < kind : nextEnd < end;
}
