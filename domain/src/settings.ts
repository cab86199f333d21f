import { z } from 'zod';
import { currencies } from './money.ts';

const text = (max: number) => z.string().trim().max(max);
/** Settings that a form keeps as text but that are numbers (back-office.md §3: taxRate, sessionTimeout). */
const numericText = (min: number, max: number) =>
  z.string().refine((value) => value.trim() !== '' && Number(value) >= min && Number(value) <= max, {
    message: `A number from ${min} to ${max}`,
  });
const waitMs = z.number().int().min(0).max(10_000);

/** `settings/site`: everything of the site settings entity that all may read (back-office.md §3, design.md §8). */
export const siteSettingsSchema = z.object({
  siteName: text(60).min(1),
  siteDescription: text(300),
  siteUrl: text(200),
  logo: text(300),
  supportEmail: text(254),
  supportPhone: text(40),
  supportHours: text(80),
  supportCity: text(80),
  currency: z.enum(currencies),
  taxRate: numericText(0, 100),
  enablePaypal: z.boolean(),
  enableStripe: z.boolean(),
  emailNotifications: z.boolean(),
  orderNotifications: z.boolean(),
  reviewNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  metaTitle: text(120),
  metaDescription: text(300),
  metaKeywords: text(300),
  requireEmailVerification: z.boolean(),
  enableTwoFactor: z.boolean(),
  sessionTimeout: numericText(1, 10_080),
  enableCoupons: z.boolean(),
  enableReviews: z.boolean(),
  enableWishlist: z.boolean(),
  enableGuestCheckout: z.boolean(),
  heroTitle: text(120),
  heroSubtitle: text(300),
  templateCount: text(20),
  customerCount: text(20),
  downloadCount: text(20),
  rating: text(20),
  creatorHandle: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .max(40),
  confirmLeave: z.enum(['always', 'unsaved', 'never']),
  /** Waits of the spec, in milliseconds; 0 switches one off. */
  pacing: z.object({ splashMs: waitMs, notFoundMs: waitMs, forbiddenMs: waitMs }),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** `settings/private`: for admins only. Passwords are function secrets and never stored. */
export const privateSettingsSchema = z.object({
  emailFrom: text(254),
  emailName: text(60),
  smtpHost: text(200),
  smtpPort: z.number().int().min(1).max(65_535),
  smtpUser: text(200),
});
export type PrivateSettings = z.infer<typeof privateSettingsSchema>;

/** `settings/maintenance`; `since` in milliseconds. */
export interface Maintenance {
  enabled: boolean;
  message: string;
  since: number | null;
  byName: string;
}

/**
 * The store as it opens. E-mail verification is on in the spec's defaults; a fresh store without a mail server could
 * not sell to anybody then, so the seed of the local store says how it differs.
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
};

export const defaultPrivateSettings: PrivateSettings = {
  emailFrom: 'store@example.com',
  emailName: 'Tempera',
  smtpHost: '',
  smtpPort: 587,
  smtpUser: '',
};

/**
 * Stored values over the defaults, field by field: a broken one falls back to its default and is named in `broken`
 * (back-office.md §3: unreadable stored settings keep the defaults).
 */
export function mergeSettings(stored: unknown): { settings: SiteSettings; broken: string[] } {
  const settings: Record<string, unknown> = { ...defaultSettings };
  const broken: string[] = [];
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  for (const [key, schema] of Object.entries(siteSettingsSchema.shape)) {
    if (given[key] === undefined) continue;
    const parsed = schema.safeParse(given[key]);
    if (parsed.success) settings[key] = parsed.data;
    else broken.push(key);
  }
  return { settings: settings as SiteSettings, broken };
}
