import { type Currency, currencies } from '../money/money.ts';
import { arePageTexts, defaultPageTexts, mergePageTexts, type PageTexts } from './page-texts.ts';

/** `settings/site`: the site settings that everybody may read; docs/spec/settings.md explains each. */
export interface SiteSettings {
  siteName: string;
  siteDescription: string;
  siteUrl: string;
  logo: string;
  supportEmail: string;
  supportPhone: string;
  supportHours: string;
  supportCity: string;
  /** Where customers talk to each other, with https; empty where there is no such place. May be missing in the store. */
  communityUrl: string;
  currency: Currency;
  /** Percent, as text. */
  taxRate: string;
  enablePaypal: boolean;
  enableStripe: boolean;
  emailNotifications: boolean;
  orderNotifications: boolean;
  reviewNotifications: boolean;
  marketingEmails: boolean;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  requireEmailVerification: boolean;
  enableTwoFactor: boolean;
  /** Minutes, as text. */
  sessionTimeout: string;
  enableCoupons: boolean;
  enableReviews: boolean;
  enableWishlist: boolean;
  enableGuestCheckout: boolean;
  heroTitle: string;
  heroSubtitle: string;
  templateCount: string;
  customerCount: string;
  downloadCount: string;
  rating: string;
  creatorHandle: string;
  confirmLeave: 'always' | 'unsaved' | 'never';
  /** Waits before a screen shows, in milliseconds; 0 switches one off. */
  pacing: { splashMs: number; notFoundMs: number; forbiddenMs: number };
  /** Titles and descriptions of pages. May be missing in the store, whole or in part. */
  pages: PageTexts;
}

type Check = (value: unknown) => boolean;

const text =
  (max: number, least = 0): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && value.trim().length >= least;
/** A number that a form keeps as text: plain digits, as the rules read it. */
const numeral =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'string' &&
    /^\d{1,5}(\.\d{1,6})?$/.test(value) &&
    Number(value) >= min &&
    Number(value) <= max;
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (known: readonly string[]): Check =>
  (value) =>
    known.includes(value as string);
const wait: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000;
const waits = ['splashMs', 'notFoundMs', 'forbiddenMs'] as const;
const isPacing: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === waits.length &&
  waits.every((name) => wait((value as Record<string, unknown>)[name]));

/**
 * What each setting may be, in plain functions: every page reads the settings, and zod would be an eighth of a first page's
 * JavaScript (docs/performance.md). Forms and imports parse with `siteSettingsSchema`, which is made of these.
 */
export const settingChecks: Record<keyof SiteSettings, Check> = {
  siteName: text(60, 1),
  siteDescription: text(300),
  siteUrl: text(200),
  logo: text(300),
  supportEmail: text(254),
  supportPhone: text(40),
  supportHours: text(80),
  supportCity: text(80),
  communityUrl: (value) =>
    typeof value === 'string' && value.length <= 300 && /^(https:\/\/[^\s\\]+)?$/.test(value),
  currency: oneOf(currencies),
  taxRate: numeral(0, 100),
  enablePaypal: flag,
  enableStripe: flag,
  emailNotifications: flag,
  orderNotifications: flag,
  reviewNotifications: flag,
  marketingEmails: flag,
  metaTitle: text(120),
  metaDescription: text(300),
  metaKeywords: text(300),
  requireEmailVerification: flag,
  enableTwoFactor: flag,
  sessionTimeout: numeral(1, 10_080),
  enableCoupons: flag,
  enableReviews: flag,
  enableWishlist: flag,
  enableGuestCheckout: flag,
  heroTitle: text(120),
  heroSubtitle: text(300),
  templateCount: text(20),
  customerCount: text(20),
  downloadCount: text(20),
  rating: text(20),
  creatorHandle: (value) => typeof value === 'string' && /^[a-z0-9-]{0,40}$/.test(value),
  confirmLeave: oneOf(['always', 'unsaved', 'never']),
  pacing: isPacing,
  pages: arePageTexts,
};

/** `settings/private`: for admins only. Passwords are function secrets and never stored. */
export interface PrivateSettings {
  emailFrom: string;
  emailName: string;
  smtpHost: string;
  smtpPort: number;
  smtpUser: string;
}

/** `settings/maintenance`; `since` in milliseconds. */
export interface Maintenance {
  enabled: boolean;
  message: string;
  since: number | null;
  /** When the store is expected to open again, in milliseconds, if an admin said so. */
  expectedEnd: number | null;
  byName: string;
}

/**
 * The settings of a new store. Email verification is on; since a store without a mail server could not sell to anybody
 * then, the local seed turns it off.
 */
export const defaultSettings: SiteSettings = {
  siteName: 'Tempera',
  siteDescription: 'Source-code templates made by hand, ready to run.',
  siteUrl: '',
  logo: '',
  supportEmail: 'support@example.com',
  supportPhone: '+1 555 0100',
  supportHours: 'Mon-Fri 9AM-6PM EST',
  supportCity: 'San Francisco CA',
  communityUrl: '',
  currency: 'USD',
  taxRate: '8.5',
  enablePaypal: true,
  enableStripe: true,
  emailNotifications: true,
  orderNotifications: true,
  reviewNotifications: true,
  marketingEmails: false,
  metaTitle: 'Tempera: source-code templates made by hand',
  metaDescription:
    'Download small, complete source-code templates for sign-in pages, portfolios, blogs and landing pages.',
  metaKeywords: 'templates, source code, sign-in page, landing page, portfolio, blog',
  requireEmailVerification: true,
  enableTwoFactor: false,
  sessionTimeout: '30',
  enableCoupons: true,
  enableReviews: true,
  enableWishlist: true,
  enableGuestCheckout: true,
  heroTitle: 'Templates made by hand, from code',
  heroSubtitle: 'Small, complete projects you can read in an evening and ship in the morning.',
  templateCount: '250+',
  customerCount: '10K+',
  downloadCount: '2.5K+',
  rating: '4.9',
  creatorHandle: 'studio',
  confirmLeave: 'unsaved',
  pacing: { splashMs: 2_500, notFoundMs: 2_000, forbiddenMs: 2_000 },
  pages: defaultPageTexts,
};

export const defaultPrivateSettings: PrivateSettings = {
  emailFrom: 'store@example.com',
  emailName: 'Tempera',
  smtpHost: '',
  smtpPort: 587,
  smtpUser: '',
};

/**
 * Stored values over the defaults, field by field: a broken one falls back to its default and is named in `broken`,
 * so that one bad value never takes the store down.
 */
export function mergeSettings(stored: unknown): { settings: SiteSettings; broken: string[] } {
  const settings: Record<string, unknown> = { ...defaultSettings };
  const broken: string[] = [];
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  for (const [key, isValid] of Object.entries(settingChecks)) {
    if (given[key] === undefined) continue;
    if (isValid(given[key])) settings[key] = given[key];
    else broken.push(key);
  }
  if (arePageTexts(given.pages)) settings.pages = mergePageTexts(given.pages);
  return { settings: settings as unknown as SiteSettings, broken };
}
