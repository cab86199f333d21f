import { z } from 'zod';
import type { Role } from '../people/roles.ts';
import { defaultPrivateSettings, isPasswordFor, type PrivateSettings } from '../settings/private-settings.ts';
import type { SiteSettings } from '../settings/settings.ts';
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

/** The phone number of the demo store, which a store made of its data may still have. */
export const demoPhone = '+1 555 0100';

export const scanSecurityInput = z.object({}).nullish();
export interface ScanSecurityOutput {
  findings: Finding[];
  /** How many things were looked at. */
  checks: number;
}

/** `stats/scan`: what the last scan left for somebody to do, and when it was (`at`). */
export interface ScanRecord<Time> {
  findings: number;
  at: Time;
}

/** How many findings wait for somebody; the low ones only say how things are. */
export const urgentOf = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity !== 'low').length;

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
  /** The mail server that the deployed password is for. */
  passwordHost: string;
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
        title: 'The owner has no two-factor authentication',
        meaning: `${names(owners)} logs in with a password alone. Anyone who finds it controls the store.`,
        advice: 'Turn on two-factor authentication, then add an authenticator app in the profile.',
      }
    );
  }),
  check(
    'no-owner',
    'medium',
    null,
    ({ people }) =>
      people.every(({ role }) => role !== 'owner') && {
        title: 'The store has no owner',
        meaning: 'No account has confirmed the address in OWNER_EMAIL.',
        advice: 'Sign up with that address and confirm it, or set OWNER_EMAIL to an address you use.',
      },
  ),
  check('stale-roles', 'medium', panelPaths.adminUsers, ({ people, now }) => {
    const stale = people.filter(({ lastLogin }) => lastLogin === null || lastLogin < now - staleAfter);
    return (
      stale.length > 0 && {
        title: 'Team members who have not logged in for 90 days',
        meaning: `${names(stale)} still have access.`,
        advice: 'Remove the role from anyone who no longer needs it.',
      }
    );
  }),
  check('example-accounts', 'high', panelPaths.adminUsers, ({ people, local }) => {
    const examples = people.filter(({ email }) => isExample(email));
    return (
      !local &&
      examples.length > 0 && {
        title: 'Demo accounts with a role',
        meaning: `${names(examples)}: their addresses, and perhaps their passwords, are public.`,
        advice: 'Remove their roles and delete the accounts.',
      }
    );
  }),
];

const ofSettings: Check[] = [
  check('demo-settings', 'low', settings('general'), ({ site, mail }) => {
    const left = [
      ['support email', isExample(site.supportEmail)],
      ['support phone', site.supportPhone === demoPhone],
      ['sender address', mail.emailFrom === defaultPrivateSettings.emailFrom],
      ['site address', site.siteUrl === ''],
      ['mail server', mail.smtpHost === ''],
    ].flatMap(([name, is]) => (is ? [name] : []));
    return (
      left.length > 0 && {
        title: 'Settings with demo values',
        meaning: `Customers can’t reach you or tell who you are. Still to fill in: ${left.join(', ')}.`,
        advice: 'Fill them in.',
      }
    );
  }),
  check(
    'mail-password',
    'high',
    settings('email'),
    ({ mail, passwordHost }) =>
      mail.smtpHost !== '' &&
      (mail.smtpUser !== '' || passwordHost.trim() !== '') &&
      !isPasswordFor(mail, passwordHost) && {
        title: 'The mail server has no password',
        meaning: `No emails are sent: the password is for ${passwordHost || 'no server'}, and the settings name ${mail.smtpHost}.`,
        advice:
          'If that is your mail server, set SMTP_HOST to it, check SMTP_PASSWORD, and deploy (docs/deploy.md).',
      },
  ),
  check(
    'unconfirmed-addresses',
    'medium',
    settings('security'),
    ({ site }) =>
      !site.requireEmailVerification && {
        title: 'Email addresses are not confirmed',
        meaning: 'People can sign up and buy with an address that is not theirs.',
        advice: 'Require a confirmed email address.',
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
        meaning: 'Scripts can create guest accounts to try out coupon codes or cards.',
        advice: 'Enforce App Check, or turn off guest checkout.',
      },
  ),
  check(
    'long-sessions',
    'low',
    settings('security'),
    ({ site }) =>
      Number(site.sessionTimeout) > longestSession && {
        title: 'Idle sessions last longer than a day',
        meaning: `An open browser stays logged in for ${site.sessionTimeout} minutes.`,
        advice: 'Shorten the session timeout.',
      },
  ),
  check(
    'broken-settings',
    'medium',
    settings('general'),
    ({ broken }) =>
      broken.length > 0 && {
        title: 'Stored settings that are not valid',
        meaning: `Defaults stand in for ${broken.join(', ')}, which may not be what you want.`,
        advice: 'Open the settings, check the marked fields, and save.',
      },
  ),
  check(
    'expired-coupons',
    'low',
    panelPaths.adminCoupons,
    ({ expiredCoupons }) =>
      expiredCoupons > 0 && {
        title: 'Expired coupons still active',
        meaning: `${expiredCoupons} past their expiry date are still active. The scheduled job that ends them is not running.`,
        advice: 'Check that expireCoupons runs, or make them inactive.',
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
        meaning: 'Functions answer any program with a token, not only the store’s own pages.',
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
        title: 'The key for download links is too short',
        meaning: 'Attackers could guess the key and forge links and backups.',
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
        meaning: 'Payments are simulated, and the signing key belongs to this machine.',
        advice: 'Nothing to do here. To open a real store, follow docs/deploy.md.',
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
