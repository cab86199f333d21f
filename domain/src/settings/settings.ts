import { currencies } from '../money/money.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import {
  choice,
  count,
  defaultsOf,
  type Field,
  httpsUrl,
  line,
  map,
  mergeStored,
  numeral,
  text,
  toggle,
  type ValuesOf,
} from './field.ts';

/** The pages whose title and description an admin may write, in `settings/site.pages`. */
export const pageIds = ['home', 'templates', 'categories', 'pricing', 'about', 'support', 'creator'] as const;
export type PageId = (typeof pageIds)[number];

const eachPage = (max: number, texts: Record<PageId, string>) =>
  map(Object.fromEntries(pageIds.map((id) => [id, line(max, texts[id])])) as Record<PageId, Field<string>>, {
    partial: true,
  });

/**
 * What search engines and link previews show of each page, in one line each; an empty one falls back to the site's own.
 * Two maps of texts and not a map of pairs, because rules have no loops and can look at texts together only.
 */
const pages = {
  // The home page has none of its own: `metaTitle` and `metaDescription` stand for it.
  titles: eachPage(120, {
    home: '',
    templates: 'Templates',
    categories: 'Categories',
    pricing: 'Pricing',
    about: 'About',
    support: 'Support',
    creator: 'The studio',
  }),
  descriptions: eachPage(300, {
    home: '',
    templates: 'All templates: search, filter by category, price and rating.',
    categories: 'Templates by what they are for: login pages, portfolios, blogs and more.',
    pricing: 'Three plans, from free to same-day answers. Templates are paid for once.',
    about: 'What this store sells, how it is made, and who makes it.',
    support: 'Answers to common questions, and how to reach us.',
    creator: 'Seven answers from the people who make the templates.',
  }),
};
export type PageTexts = ValuesOf<typeof pages>;

/** What the store promises who buys. An empty text is not shown. */
const promises = {
  /** Days in which an order can be refunded, and the guarantee as it is said; 0 for none. */
  refundDays: count(0, 365, 30),
  security: line(80, 'Encrypted payments'),
  support: line(80, '30-day support'),
};

/** The store's name until an admin gives it one. Its drawing, a T, belongs to this name: another stands alone. */
export const demoName = 'Tempera';

/**
 * `settings/site`: what everybody may read, with the values of a new store; docs/spec/settings.md explains each. Labels
 * and hints are in `settings-fields.ts`, which only the settings screen loads.
 */
export const siteFields = {
  siteName: text(60, demoName, { filled: true }),
  siteDescription: text(300, 'Source-code templates made by hand, ready to run.'),
  siteUrl: text(200),
  logo: text(300),
  /** The color of buttons, links and highlights; `site/accents.ts` has the shades of each. */
  accent: { ...choice(['blue', 'violet', 'plum', 'teal', 'gray'], 'blue'), mayBeMissing: true },
  supportEmail: text(254, 'support@example.com'),
  supportPhone: text(40),
  supportHours: text(80),
  supportCity: text(80),
  /** Where customers talk to each other; empty where there is no such place. */
  communityUrl: httpsUrl(300, { mayBeMissing: true }),
  currency: choice(currencies, 'USD'),
  /** Percent, as text. */
  taxRate: numeral(0, 100, '8.5'),
  tax: taxSettings,
  /** Country and ZIP are required where something is to be paid. */
  askTaxAddress: { ...toggle(false), mayBeMissing: true },
  /** Those who answer may refund orders, too. */
  staffRefunds: { ...toggle(false), mayBeMissing: true },
  enablePaypal: toggle(true),
  enableStripe: toggle(true),
  emailNotifications: toggle(true),
  orderNotifications: toggle(true),
  reviewNotifications: toggle(true),
  marketingEmails: toggle(false),
  /** Empty for the store's name. */
  metaTitle: text(120),
  metaDescription: text(
    300,
    'Download small, complete source-code templates for login pages, portfolios, blogs and landing pages.',
  ),
  metaKeywords: text(300, 'templates, source code, login page, landing page, portfolio, blog'),
  /** A store without a mail server could not sell to anybody with this on, so the local seed turns it off. */
  requireEmailVerification: toggle(true),
  enableTwoFactor: toggle(false),
  /** Minutes, as text. */
  sessionTimeout: numeral(1, 10_080, '30'),
  enableCoupons: toggle(true),
  enableReviews: toggle(true),
  enableWishlist: toggle(true),
  enableGuestCheckout: toggle(true),
  heroTitle: text(120, 'Templates made by hand, from code'),
  heroSubtitle: text(300, 'Small, complete projects you can read in an evening and ship in the morning.'),
  /** Figures in the owner's words; nothing is claimed that nobody has typed. */
  templateCount: text(20),
  customerCount: text(20),
  downloadCount: text(20),
  rating: text(20),
  creatorHandle: text(40, 'studio', { matches: /^[a-z0-9-]*$/ }),
  confirmLeave: choice(['always', 'unsaved', 'never'], 'unsaved'),
  /** Waits before a screen shows, in milliseconds; 0 switches one off. */
  pacing: map({
    splashMs: count(0, 10_000, 2_500),
    notFoundMs: count(0, 10_000, 2_000),
    forbiddenMs: count(0, 10_000, 2_000),
  }),
  pages: map(pages, { partial: true, mayBeMissing: true }),
  promises: map(promises, { partial: true, mayBeMissing: true }),
};
export type SiteSettings = ValuesOf<typeof siteFields>;

export const defaultSettings: SiteSettings = defaultsOf(siteFields);
export const mergeSettings = (stored: unknown) => mergeStored(siteFields, stored);

/** `settings/maintenance`; `since` in milliseconds. */
export interface Maintenance {
  enabled: boolean;
  message: string;
  since: number | null;
  /** When the store is expected to open again, in milliseconds, if an admin said so. */
  expectedEnd: number | null;
}

/**
 * The field of settings, products and what else admins write that names the mark of its last change, beneath it in `marks`. Who it
 * was stands in the mark, which only functions read (decision 51).
 */
export const changeMark = 'changed';

/** The mark of who deleted a document. */
export const deletionMark = 'deletion';

/** Where a document's mark stands. */
export const markPath = (path: string, mark: string): string => `${path}/marks/${mark}`;

/** The settings themselves. What is no document is handed back as it is. */
export function unmarked<Stored>(stored: Stored): Stored {
  if (typeof stored !== 'object' || stored === null) return stored;
  const { [changeMark]: _mark, ...settings } = stored as Record<string, unknown>;
  return settings as Stored;
}
