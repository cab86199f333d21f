import type { Reason } from '../calls/reasons.ts';
import { panelPaths } from '../site/panel-screens.ts';
import { formatCount } from '../site/plain-text.ts';

/** What those who manage the store are woken for: too much of something within an hour. */
export const alertKinds = ['refusals', 'declined', 'refunds', 'roles', 'countries'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `stats/security/alerts/{id}`: one of a kind in an hour, with how many there were when it was raised. */
export interface Alert<Time> {
  kind: AlertKind;
  count: number;
  at: Time;
}

/** How much of each there was within the last hour. */
export type Signs = Record<AlertKind, number>;

interface AlertRule {
  /** From so many within an hour on. */
  from: number;
  title: string;
  /** What was counted, and over which time. */
  what: (count: number) => string;
  /** What it may mean. */
  meaning: string;
  advice: string;
  /** Where there is more to see. */
  href: string;
}

export const alertWindow = 60 * 60_000;
/** From so many countries within a day on, an account was hardly used by one person alone. */
export const manyCountries = 3;
export const countriesWithin = 24 * 60 * 60_000;

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What a store of this kind rarely sees in an hour by itself. */
export const alertRules: Record<AlertKind, AlertRule> = {
  refusals: {
    from: 40,
    title: 'Many refused requests',
    what: (count) => counted(count, 'refused request within an hour', 'refused requests within an hour'),
    meaning: 'Someone may be trying what their account is not allowed to do, or trying it too often.',
    advice:
      'Look for one person or address behind most of them in the audit log. Ban the account if it goes on, and consider App Check.',
    href: panelPaths.adminAudit,
  },
  declined: {
    from: 10,
    title: 'Many declined cards',
    what: (count) => counted(count, 'declined payment within an hour', 'declined payments within an hour'),
    meaning: 'Someone may be testing stolen cards at your checkout.',
    advice:
      'Look at the failed orders. If they are from guests, turn off guest checkout for a while, and check Radar in Stripe.',
    href: panelPaths.adminOrders,
  },
  refunds: {
    from: 10,
    title: 'Many refunds',
    what: (count) => counted(count, 'refund within an hour', 'refunds within an hour'),
    meaning: 'A team member’s account may be in the wrong hands.',
    advice: 'Ask who made them. If no one did, remove the role of the account named in the audit log.',
    href: panelPaths.adminAudit,
  },
  roles: {
    from: 5,
    title: 'Many role changes',
    what: (count) =>
      counted(
        count,
        'role change or invitation within an hour',
        'role changes and invitations within an hour',
      ),
    meaning: 'Someone with a role may be giving it to accounts of their own.',
    advice: 'Check who has a role now, and remove it from anyone you don’t know.',
    href: panelPaths.adminUsers,
  },
  countries: {
    from: 1,
    title: 'Logins from many countries',
    what: (count) =>
      `${counted(count, 'account', 'accounts')} used from ${manyCountries} or more countries within a day`,
    meaning: 'A password may be known to others, or an account shared.',
    advice:
      'Ask team members whether they travel or use a VPN. Anyone who doesn’t should log out everywhere and change their password.',
    href: panelPaths.adminUsers,
  },
};

/** Which alerts are due. */
export const dueAlerts = (signs: Signs): AlertKind[] =>
  alertKinds.filter((kind) => signs[kind] >= alertRules[kind].from);

/** One of a kind in an hour, by the clock's hours. @param now milliseconds */
export const alertId = (kind: AlertKind, now: number): string => `${kind}-${Math.floor(now / alertWindow)}`;

/** Refusals that say more of who asks than of what they ask for. */
const telling: readonly Reason[] = ['not-allowed', 'too-many-attempts'];
export const isTelling = (reason: Reason): boolean => telling.includes(reason);

/** The countries of an account's sign-ins within a day, with when each was last seen, in milliseconds; `now` is one from `country`. */
export function withCountry(
  seen: Readonly<Record<string, number>>,
  country: string,
  now: number,
): Record<string, number> {
  const recent = Object.entries(seen).filter(([, at]) => at > now - countriesWithin);
  return { ...Object.fromEntries(recent), [country]: now };
}
