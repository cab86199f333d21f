import { z } from 'zod';
import { creatorFields, maxSocials } from '../catalogue/creator.ts';
import { publicUrlSchema } from '../catalogue/product.ts';
import { sellerFields } from '../money/seller.ts';
import type { Permission } from '../people/roles.ts';
import { accents } from '../site/accents.ts';
import { capital } from '../site/plain-text.ts';
import { countryCodes } from '../tax/countries.ts';
import { areStates } from '../tax/us-states-tax.ts';
import { type Field, map } from './field.ts';
import { privateFields } from './private-settings.ts';
import { pageIds, siteFields } from './settings.ts';

/** What the settings screen edits, by group: what each field may be, and its default. */
export const allFields = map({
  site: map(siteFields),
  mail: map(privateFields),
  seller: map(sellerFields),
  creator: map(creatorFields),
});

/** How the screen shows a field, and what it says of one that can't be saved. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** What a value has to be; a text that is too long is told its limit, unless `tooLong` says more. */
  error?: string;
  tooLong?: string;
  /** Stricter than what may be stored: a store older than this check keeps what it has until somebody changes it. */
  accepts?: (value: string) => boolean;
  /** The address of a picture, which may be uploaded as well. */
  picture?: boolean;
  /** A text of several lines. */
  area?: boolean;
  options?: readonly { value: string; label: string }[];
  /** Whoever lacks this right sees it and can't change it. */
  needs?: Permission;
}

export interface SettingsSection {
  id: string;
  title: string;
  lead: string;
  /** What else one must know of it. */
  note?: string;
  /** For who can't change all of it: what, and why. */
  reserved?: string;
  /** By the path of the value, in the order of the screen. */
  fields: Readonly<Record<string, FieldWords>>;
}

const email = {
  error: 'Enter an email address, or leave it empty.',
  accepts: (value: string) => value === '' || z.email().safeParse(value).success,
};
const origin = 'Enter an address such as https://store.example.com, or leave it empty.';
const siteName = 'Enter a name of up to 60 characters.';
const handle = 'Use up to 40 lowercase letters, numbers and hyphens.';
const httpsUrl = 'Enter an address that starts with https://, or leave it empty.';
const typedFigure = 'Shown as typed. Leave it empty to show none.';
const country = 'Enter the country’s two letters, or leave it empty.';
const registered = 'Buyers there pay its VAT.';
const mailServer = { needs: 'chooseMailServer' } as const;
const milliseconds = 'Enter milliseconds from 0 to 10000.';

const pageNames: Record<(typeof pageIds)[number], string> = {
  home: 'Home',
  templates: 'Templates',
  categories: 'Categories',
  pricing: 'Pricing',
  about: 'About',
  support: 'Support',
  creator: 'The creator',
};
const oneLine = { error: 'Keep it on one line.' };
const pageWords = Object.fromEntries(
  pageIds.flatMap((id) => [
    [`site.pages.titles.${id}`, { label: `${pageNames[id]}: title`, ...oneLine }],
    [`site.pages.descriptions.${id}`, { label: `${pageNames[id]}: description`, ...oneLine }],
  ]),
);

/** Days to choose from, in words. */
const keeping = (field: Field) =>
  (field.kind === 'choice' ? field.options : []).map((value) => {
    const years = Number(value) / 365;
    if (value === 'always') return { value, label: 'Always' };
    if (!Number.isInteger(years)) return { value, label: `${value} days` };
    return { value, label: years === 1 ? '1 year' : `${years} years` };
  });

/** In the order of the way through the screen; each at `/admin/settings#{id}`. */
export const sections: readonly [SettingsSection, ...SettingsSection[]] = [
  {
    id: 'general',
    title: 'General',
    lead: 'The store’s name and how to reach you.',
    fields: {
      'site.siteName': { label: 'Site name', error: siteName, tooLong: siteName },
      'site.siteDescription': { label: 'Site description', area: true },
      'site.siteUrl': {
        label: 'Site address',
        hint: 'The store’s public address, such as https://store.example.com. Used for links in emails and search engines.',
        error: origin,
        tooLong: origin,
        accepts: (value) => /^(?:https?:\/\/[^\s\\/]{1,190})?$/.test(value),
      },
      'site.logo': {
        label: 'Logo',
        hint: 'Upload a picture, or enter a path on the store or an address with https://. Leave it empty to show the name alone.',
        picture: true,
        error: 'Enter a path such as /logo.svg or an address with https://, or leave it empty.',
        accepts: (value) => publicUrlSchema.safeParse(value).success,
      },
      'site.accent': {
        label: 'Accent color',
        error: 'Choose a color.',
        options: Object.keys(accents).map((value) => ({ value, label: capital(value) })),
      },
      'site.supportEmail': { label: 'Support email', ...email },
      'site.supportPhone': { label: 'Support phone' },
      'site.supportHours': { label: 'Support hours' },
      'site.supportCity': { label: 'City' },
      'site.communityUrl': {
        label: 'Community address',
        hint: 'Where customers talk to each other. Leave it empty to hide the link.',
        error: httpsUrl,
        tooLong: httpsUrl,
      },
    },
  },
  {
    id: 'email',
    title: 'Email',
    lead: 'The server that sends the store’s emails.',
    note: 'The SMTP password is kept as a secret (SMTP_PASSWORD), never stored here, and only sent to the server in SMTP_HOST. See docs/deploy.md.',
    reserved: 'Only the owner can change the SMTP server: all of the store’s emails go through it.',
    fields: {
      'mail.emailFrom': { label: 'From address', ...email },
      'mail.emailName': { label: 'From name', hint: 'Leave it empty to use the site name.' },
      'mail.smtpHost': { label: 'SMTP host', ...mailServer },
      'mail.smtpPort': { label: 'SMTP port', error: 'Enter a port from 1 to 65535.', ...mailServer },
      'mail.smtpUser': { label: 'SMTP user', ...mailServer },
      'mail.keepMail': {
        label: 'Keep sent emails',
        hint: 'In the mail log. Emails that were not sent stay until they are.',
        error: 'Choose how long.',
        options: keeping(privateFields.keepMail),
      },
    },
  },
  {
    id: 'content',
    title: 'Website content',
    lead: 'Texts and figures on the home page.',
    fields: {
      'site.heroTitle': { label: 'Hero title' },
      'site.heroSubtitle': { label: 'Hero subtitle', area: true },
      'site.templateCount': {
        label: 'Number of templates',
        hint: 'Shown as typed. Leave it empty to show how many there are.',
      },
      'site.customerCount': { label: 'Number of customers', hint: typedFigure },
      'site.downloadCount': { label: 'Number of downloads', hint: typedFigure },
      'site.rating': { label: 'Rating', hint: typedFigure },
    },
  },
  {
    id: 'creator',
    title: 'Creator',
    lead: 'The page about the person or team behind the templates.',
    fields: {
      'site.creatorHandle': {
        label: 'Address of the page',
        hint: 'The page about the creator is at /{this}. Leave it empty to turn the page off.',
        error: handle,
        tooLong: handle,
      },
      'creator.name': { label: 'Name', error: 'Enter a name.' },
      'creator.headline': { label: 'Headline' },
      'creator.bio': { label: 'About', area: true },
      'creator.website': { label: 'Website', error: httpsUrl },
      'creator.codeHosting': { label: 'Code hosting', error: httpsUrl },
      'creator.game.platform': { label: 'Game platform' },
      'creator.game.username': { label: 'Game username' },
      'creator.game.url': { label: 'Game profile address', error: httpsUrl },
      'creator.socials': {
        label: 'Social pages, one per line',
        error: `Enter at most ${maxSocials} addresses with https://, one per line.`,
        area: true,
      },
      'creator.answers': { label: 'Questions and answers' },
    },
  },
  {
    id: 'seo',
    title: 'SEO',
    lead: 'What search engines and link previews show.',
    fields: {
      'site.metaTitle': {
        label: 'Title',
        hint: 'For the home page and pages without a title of their own. Leave it empty to use the site name.',
      },
      'site.metaDescription': { label: 'Description', area: true },
      'site.metaKeywords': { label: 'Keywords' },
      ...pageWords,
    },
  },
  {
    id: 'checkout',
    title: 'Checkout',
    lead: 'Currency, payment and refunds.',
    fields: {
      'site.currency': { label: 'Currency', error: 'Choose a currency.' },
      'site.askTaxAddress': {
        label: 'Require country and ZIP code',
        hint: 'For orders with something to pay. They go on the invoice.',
      },
      'site.promises.refundDays': {
        label: 'Refund period in days',
        hint: 'Orders can be refunded this long; customers see it as the money-back guarantee. 0 means no refunds.',
        error: 'Enter days from 0 to 365.',
      },
      'site.staffRefunds': {
        label: 'Refunds by staff',
        hint: 'Staff can refund orders from the support inbox. When this is off, only admins can.',
      },
      'site.promises.security': {
        label: 'Payment security',
        hint: 'Shown next to Pay. Leave it empty to hide it.',
        ...oneLine,
      },
      'site.promises.support': {
        label: 'Support promise',
        hint: 'Shown with what every template comes with. Leave it empty to hide it.',
        ...oneLine,
      },
      'site.enableStripe': {
        label: 'Card payments',
        hint: 'For orders and plans. Current plans still renew when this is off.',
      },
      'site.enablePaypal': { label: 'PayPal', hint: 'For orders.' },
    },
  },
  {
    id: 'tax',
    title: 'Tax',
    lead: 'What is taxed, and where. Orders keep the tax they were placed with.',
    note: 'Stripe Tax goes by the registrations in your Stripe account, for orders and plans, and Stripe charges for it. The switches here are for prices until a buyer has said where they are. The file docs/tax.md in the store’s source says more.',
    fields: {
      'site.tax.mode': {
        label: 'How tax is found',
        error: 'Choose how.',
        options: [
          { value: 'one-rate', label: 'One rate everywhere' },
          { value: 'by-country', label: 'By the buyer’s country' },
          { value: 'stripe', label: 'By Stripe Tax' },
        ],
      },
      'site.taxRate': {
        label: 'Tax rate in percent',
        hint: 'The one rate, applied after the discount. With tax by country, it holds in your own country only, and only if the store knows no rate there: it knows those of the EU, the UK, Switzerland and Norway.',
        error: 'Enter a percentage from 0 to 100, such as 8.5.',
      },
      'site.tax.included': {
        label: 'Prices contain the tax',
        hint: 'Private buyers pay the price as shown, wherever they are. When this is off, tax is added.',
      },
      'site.tax.country': {
        label: 'Country of the store',
        hint: 'Where you are taxed, in two letters, such as US or DE. One rate holds until it is filled in.',
        error: country,
        accepts: (value) => value === '' || countryCodes.includes(value),
      },
      'site.tax.oss': {
        label: 'One-Stop Shop',
        hint: 'Private buyers in the EU pay their own country’s VAT. When this is off, a store in the EU charges them its own, as it may up to 10,000 euros a year, and a store elsewhere none.',
      },
      'site.tax.gb': { label: 'Registered in the United Kingdom', hint: registered },
      'site.tax.ch': { label: 'Registered in Switzerland', hint: registered },
      'site.tax.no': { label: 'Registered in Norway', hint: registered },
      'site.tax.viesOnly': {
        label: 'VAT IDs only with VIES',
        hint: 'VIES is the EU’s register of VAT IDs. When it does not answer, businesses there pay tax. When this is off, the ID’s form and checksum are enough then.',
      },
      'site.tax.states': {
        label: 'US states with sales tax, one per line, such as NY 8.875',
        hint: 'Two letters alone, such as TX, stand for the rate of the state itself, without cities. Some states don’t tax downloads.',
        error:
          'Enter two letters for each state, one per line, with a percentage such as NY 8.875, or without one where the state has a rate of its own.',
        area: true,
        accepts: (value) => areStates(value, Date.now()),
      },
    },
  },
  {
    id: 'invoices',
    title: 'Invoices',
    lead: 'Who sells, as invoices and credit notes say it. An invoice keeps the seller it was written with.',
    fields: {
      'seller.name': { label: 'Seller', error: 'Enter the name for invoices.' },
      'seller.address': { label: 'Street', area: true },
      'seller.zip': { label: 'ZIP code' },
      'seller.city': { label: 'City' },
      'seller.country': {
        label: 'Country',
        hint: 'Its two letters, such as US or DE.',
        error: country,
      },
      'seller.vatId': {
        label: 'VAT ID',
        hint: 'With its country, such as DE123456789.',
        error: 'Enter the country’s two letters and the number without spaces, or leave it empty.',
      },
      'seller.taxId': { label: 'Tax number' },
      'seller.legalId': {
        label: 'Registration number',
        hint: 'Of the company, where the law wants it on invoices.',
      },
      'seller.email': { label: 'Email', ...email },
    },
  },
  {
    id: 'notifications',
    title: 'Notifications',
    lead: 'Which emails the store sends.',
    fields: {
      'site.emailNotifications': {
        label: 'Email notifications',
        hint: 'All automatic emails, to customers and to your team, except security alerts.',
      },
      'site.orderNotifications': {
        label: 'Order notifications',
        hint: 'An email to the customer for each order and each plan payment. Choose in your profile, under Notifications, how you hear about sales.',
      },
      'site.reviewNotifications': {
        label: 'Review notifications',
        hint: 'An email to the support address for each new review.',
      },
      'site.marketingEmails': {
        label: 'Marketing emails',
        hint: 'Receipts end with a link to more templates.',
      },
    },
  },
  {
    id: 'security',
    title: 'Security',
    lead: 'How people log in, and how long the audit log is kept.',
    fields: {
      'site.requireEmailVerification': {
        label: 'Require a confirmed email address',
        hint: 'Members must open the link in their confirmation email before they can buy, download or start a conversation.',
      },
      'site.enableTwoFactor': {
        label: 'Two-factor authentication',
        hint: 'Members can add an authenticator app in their profile.',
      },
      'site.sessionTimeout': {
        label: 'Session timeout in minutes',
        hint: 'Members are logged out in all tabs after this long without activity.',
        error: 'Enter minutes from 1 to 10080.',
      },
      'mail.keepAudit': {
        label: 'Keep the audit log',
        hint: 'Entries about someone with a restriction, an open appeal or an open report stay longer.',
        error: 'Choose how long.',
        options: keeping(privateFields.keepAudit),
      },
    },
  },
  {
    id: 'features',
    title: 'Features',
    lead: 'Turn parts of the store on or off.',
    fields: {
      'site.enableCoupons': { label: 'Coupons', hint: 'Coupon codes at checkout.' },
      'site.enableReviews': { label: 'Reviews', hint: 'Owners can rate and review their templates.' },
      'site.enableWishlist': { label: 'Wishlist', hint: 'Customers can save templates for later.' },
      'site.enableGuestCheckout': {
        label: 'Guest checkout',
        hint: 'Visitors can buy and chat without an account.',
      },
    },
  },
  {
    id: 'pacing',
    title: 'Loading and leaving',
    lead: 'Loading screens, and the question before leaving.',
    fields: {
      'site.confirmLeave': {
        label: 'Ask before leaving the store',
        error: 'Choose when to ask.',
        options: [
          { value: 'always', label: 'Always, while logged in' },
          { value: 'unsaved', label: 'With unsaved changes' },
          { value: 'never', label: 'Never' },
        ],
      },
      'site.pacing.splashMs': {
        label: 'Loading screen, in milliseconds',
        hint: '0 turns it off.',
        error: milliseconds,
      },
      'site.pacing.notFoundMs': { label: 'Wait before "not found", in milliseconds', error: milliseconds },
      'site.pacing.forbiddenMs': {
        label: 'Wait before "access denied", in milliseconds',
        error: milliseconds,
      },
    },
  },
];

/** The parts of an item of `creator.answers`, which the screen numbers. */
const answerWords = {
  'creator.answers.*.question': { label: 'Question', error: 'Enter the question.' },
  'creator.answers.*.answer': { label: 'Answer', error: 'Enter the answer.', area: true },
};

const words: Readonly<Record<string, FieldWords>> = Object.assign(
  {},
  answerWords,
  ...sections.map(({ fields }) => fields),
);

/** The words of a field by its path, `*` for any item of a list; undefined where it has no field of its own. */
export const wordsOf = (name: string): FieldWords | undefined => words[name];

/** The settings within one that holds several, `site.tax.mode` of `site.tax`. */
export const namesWithin = (name: string): string[] =>
  Object.keys(words).filter((one) => one.startsWith(`${name}.`));

/** What the value at a path may be. @throws Error where there is none */
export function fieldAt(name: string): Field {
  return name.split('.').reduce<Field>((field, key) => {
    const next = field.kind === 'map' ? field.fields[key] : field.kind === 'list' ? field.item : undefined;
    if (!next) throw new Error(`There is no setting ${name}.`);
    return next;
  }, allFields);
}
