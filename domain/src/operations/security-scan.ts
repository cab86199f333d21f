import { z } from 'zod';
import type { Role } from '../people/roles.ts';
import { defaultPrivateSettings, type PrivateSettings } from '../settings/private-settings.ts';
import { defaultSettings, type SiteSettings } from '../settings/settings.ts';
import { panelPaths, screenAddress } from '../site/panel-screens.ts';

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Something that makes the store less safe than it could be: what, what it means, what to do, and where. */
export interface Finding {
  id: string;
  severity: Severity;
  title: string;
  meaning: string;
  advice: string;
  /** The screen where it is mended; null where that is outside of the store. */
  href: string | null;
}

export const scanSecurityInput = z.object({}).nullish();
export interface ScanSecurityOutput {
  findings: Finding[];
  /** How many things were looked at. */
  checks: number;
}

/** Somebody with a role; `lastLogin` in milliseconds, null for never. */
export interface Privileged {
  name: string;
  email: string;
  role: Role;
  lastLogin: number | null;
  secondFactor: boolean;
}

/** What a scan looks at. */
export interface SecurityFacts {
  now: number;
  site: SiteSettings;
  mail: PrivateSettings;
  /** Names of stored settings that can't be used. */
  broken: readonly string[];
  people: readonly Privileged[];
  /** Coupons that are active and past their end. */
  expiredCoupons: number;
  appCheck: boolean;
  /** Characters of the key that signs download links. */
  signingKeyLength: number;
  /** A `demo-` project, with its simulated gateway and its local key. */
  local: boolean;
}

/** Without a sign-in for so long, a role is more likely to be found by somebody else than missed. */
const staleAfter = 90 * 86_400_000;
const longestSession = 24 * 60;
const shortestKey = 32;

const settings = (section: string) => `${screenAddress('admin', 'settings')}#${section}`;
/** So many are named; the rest is a number. */
const mostNamed = 5;
function names(people: readonly Privileged[]): string {
  const named = people.slice(0, mostNamed).map(({ name, role }) => `${name} (${role})`);
  const more = people.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
const isExample = (address: string) => /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i.test(address);

type Check = (facts: SecurityFacts) => Finding | false;

const check =
  (
    id: string,
    severity: Severity,
    href: string | null,
    look: (facts: SecurityFacts) => Pick<Finding, 'title' | 'meaning' | 'advice'> | false,
  ): Check =>
  (facts) => {
    const found = look(facts);
    return found && { id, severity, href, ...found };
  };

const ofPeople: Check[] = [
  check('owner-second-factor', 'high', '/profile#security', ({ people }) => {
    const owners = people.filter(({ role, secondFactor }) => role === 'owner' && !secondFactor);
    return (
      owners.length > 0 && {
        title: 'The owner has no second factor',
        meaning: `${names(owners)} signs in with one secret. Whoever finds it has the store.`,
        advice: 'Switch two-factor authentication on, then add a second factor in the profile.',
      }
    );
  }),
  check(
    'no-owner',
    'medium',
    null,
    ({ people }) =>
      people.every(({ role }) => role !== 'owner') && {
        title: 'Nobody is the owner',
        meaning: 'No account has confirmed the address of OWNER_EMAIL.',
        advice: 'Sign up with that address and confirm it, or set OWNER_EMAIL to one that you read.',
      },
  ),
  check('stale-roles', 'medium', panelPaths.adminUsers, ({ people, now }) => {
    const stale = people.filter(({ lastLogin }) => lastLogin === null || lastLogin < now - staleAfter);
    return (
      stale.length > 0 && {
        title: 'Roles without a sign-in for 90 days',
        meaning: `${names(stale)} may do what they no longer seem to do.`,
        advice: 'Take the role away where it is not needed any more.',
      }
    );
  }),
  check('example-accounts', 'high', panelPaths.adminUsers, ({ people, local }) => {
    const examples = people.filter(({ email }) => isExample(email));
    return (
      !local &&
      examples.length > 0 && {
        title: 'Example accounts with a role',
        meaning: `${names(examples)}: their addresses, and maybe their passwords, are public.`,
        advice: 'Take their roles away and delete the accounts.',
      }
    );
  }),
];

const ofSettings: Check[] = [
  check('demo-settings', 'low', settings('general'), ({ site, mail }) => {
    const left = [
      ['support e-mail', isExample(site.supportEmail)],
      ['support phone', site.supportPhone === defaultSettings.supportPhone],
      ['sender of mails', mail.emailFrom === defaultPrivateSettings.emailFrom],
      ['site address', site.siteUrl === ''],
      ['mail server', mail.smtpHost === ''],
    ].flatMap(([name, is]) => (is ? [name] : []));
    return (
      left.length > 0 && {
        title: 'Settings left on demo values',
        meaning: `Customers can’t reach you, or don’t know you: ${left.join(', ')}.`,
        advice: 'Fill them in.',
      }
    );
  }),
  check(
    'unconfirmed-addresses',
    'medium',
    settings('security'),
    ({ site }) =>
      !site.requireEmailVerification && {
        title: 'Addresses need not be confirmed',
        meaning: 'Somebody may sign up, and buy, with an address that is not theirs.',
        advice: 'Require a confirmed e-mail address.',
      },
  ),
  check(
    'guests-unchecked',
    'low',
    settings('features'),
    ({ site, appCheck }) =>
      site.enableGuestCheckout &&
      !appCheck && {
        title: 'Guest checkout without App Check',
        meaning: 'Scripts can open guest accounts and try coupon codes or cards in numbers.',
        advice: 'Enforce App Check, or switch guest checkout off.',
      },
  ),
  check(
    'long-sessions',
    'low',
    settings('security'),
    ({ site }) =>
      Number(site.sessionTimeout) > longestSession && {
        title: 'Idle sessions last longer than a day',
        meaning: `A browser that was left open stays signed in for ${site.sessionTimeout} minutes.`,
        advice: 'Shorten the session timeout.',
      },
  ),
  check(
    'broken-settings',
    'medium',
    settings('general'),
    ({ broken }) =>
      broken.length > 0 && {
        title: 'Stored settings that can’t be used',
        meaning: `Defaults stand in for ${broken.join(', ')}, which may not be what you meant.`,
        advice: 'Open the settings, look at what is named there, and save.',
      },
  ),
  check(
    'expired-coupons',
    'low',
    panelPaths.adminCoupons,
    ({ expiredCoupons }) =>
      expiredCoupons > 0 && {
        title: 'Expired coupons still active',
        meaning: `${expiredCoupons} past their end are marked active: the schedule that ends them does not run.`,
        advice: 'Look whether expireCoupons runs, or switch them off.',
      },
  ),
];

const ofPlatform: Check[] = [
  check(
    'app-check',
    'medium',
    null,
    ({ appCheck }) =>
      !appCheck && {
        title: 'App Check is off',
        meaning: 'Functions answer any program that has a token, not only the store’s own pages.',
        advice: 'Register the app and set ENFORCE_APP_CHECK=true (docs/deploy.md).',
      },
  ),
  check(
    'short-key',
    'high',
    null,
    ({ signingKeyLength, local }) =>
      !local &&
      signingKeyLength < shortestKey && {
        title: 'The key that signs download links is short',
        meaning: 'Links and backups can be forged by trying keys.',
        advice: 'Set DOWNLOAD_SIGNING_KEY to 32 random characters or more.',
      },
  ),
  check(
    'local-store',
    'low',
    null,
    ({ local }) =>
      local && {
        title: 'This is a local store',
        meaning: 'Payments are simulated, and the signing key is that of this machine.',
        advice: 'Nothing, unless customers come here: docs/deploy.md is the way to a real project.',
      },
  ),
];

const checks = [...ofPeople, ...ofSettings, ...ofPlatform];

/** What is wrong, the worst first. */
export function scan(facts: SecurityFacts): ScanSecurityOutput {
  const found = checks.flatMap((look) => look(facts) || []);
  const rank = ({ severity }: Finding) => severities.indexOf(severity);
  return { findings: found.sort((one, other) => rank(one) - rank(other)), checks: checks.length };
}
