import { z } from 'zod';
import { creatorFields, maxSocials } from '../catalogue/creator.ts';
import { publicUrlSchema } from '../catalogue/product.ts';
import { sellerFields } from '../money/seller.ts';
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
  /** A text of several lines. */
  area?: boolean;
  options?: readonly { value: string; label: string }[];
}

export interface SettingsSection {
  id: string;
  title: string;
  lead: string;
  /** What else one must know of it. */
  note?: string;
  /** By the path of the value, in the order of the screen. */
  fields: Readonly<Record<string, FieldWords>>;
}

const email = {
  error: 'Enter an e-mail address, or leave it empty.',
  accepts: (value: string) => value === '' || z.email().safeParse(value).success,
};
const origin = 'Enter an origin such as https://store.example.com, or leave it empty.';
const siteName = 'Give the store a name of at most 60 characters.';
const handle = 'Use small letters, digits and hyphens, 40 at most.';
const httpsUrl = 'Enter an address that begins with https://, or leave it empty.';
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
const oneLine = { error: 'Keep it in one line.' };
const pageWords = Object.fromEntries(
  pageIds.flatMap((id) => [
    [`site.pages.titles.${id}`, { label: `${pageNames[id]}: title`, ...oneLine }],
    [`site.pages.descriptions.${id}`, { label: `${pageNames[id]}: description`, ...oneLine }],
  ]),
);

/** In the order of the way through the screen; each at `/admin/settings#{id}`. */
export const sections: readonly [SettingsSection, ...SettingsSection[]] = [
  {
    id: 'general',
    title: 'General',
    lead: 'What the store is called, and how to reach it.',
    fields: {
      'site.siteName': { label: 'Site name', error: siteName, tooLong: siteName },
      'site.siteDescription': { label: 'Site description', area: true },
      'site.siteUrl': {
        label: 'Site address',
        hint: 'Where customers meet the store, such as https://store.example.com; for links in mails and search engines.',
        error: origin,
        tooLong: origin,
        accepts: (value) => /^(?:https?:\/\/[^\s\\/]{1,190})?$/.test(value),
      },
      'site.logo': {
        label: 'Logo',
        hint: 'A path of the store or an address with https://. Empty shows the name.',
        error: 'Enter a path such as /logo.svg or an address with https://, or leave it empty.',
        accepts: (value) => publicUrlSchema.safeParse(value).success,
      },
      'site.supportEmail': { label: 'Support e-mail', ...email },
      'site.supportPhone': { label: 'Support phone' },
      'site.supportHours': { label: 'Support hours' },
      'site.supportCity': { label: 'City' },
      'site.communityUrl': {
        label: 'Community address',
        hint: 'Where customers talk to each other; empty hides the link.',
        error: httpsUrl,
        tooLong: httpsUrl,
      },
    },
  },
  {
    id: 'email',
    title: 'Email',
    lead: 'The server that sends the store’s mail.',
    note: 'The password of the SMTP user is a secret of the functions (SMTP_PASSWORD) and never stored here; docs/deploy.md says how it is set.',
    fields: {
      'mail.emailFrom': { label: 'From address', ...email },
      'mail.emailName': { label: 'From name' },
      'mail.smtpHost': { label: 'SMTP host' },
      'mail.smtpPort': { label: 'SMTP port', error: 'Enter a port from 1 to 65535.' },
      'mail.smtpUser': { label: 'SMTP user' },
    },
  },
  {
    id: 'content',
    title: 'Website content',
    lead: 'What the home page says.',
    fields: {
      'site.heroTitle': { label: 'Hero title' },
      'site.heroSubtitle': { label: 'Hero subtitle', area: true },
      'site.templateCount': { label: 'Number of templates', hint: 'As shown, such as 250+.' },
      'site.customerCount': { label: 'Number of customers' },
      'site.downloadCount': { label: 'Number of downloads' },
      'site.rating': { label: 'Rating' },
    },
  },
  {
    id: 'creator',
    title: 'Creator',
    lead: 'The page about who makes the templates.',
    fields: {
      'site.creatorHandle': {
        label: 'Address of the page',
        hint: 'The page about who makes the templates is at /{this}; empty means there is none.',
        error: handle,
        tooLong: handle,
      },
      'creator.name': { label: 'Name', error: 'Enter a name.' },
      'creator.headline': { label: 'Headline' },
      'creator.bio': { label: 'About them', area: true },
      'creator.website': { label: 'Website', error: httpsUrl },
      'creator.codeHosting': { label: 'Code hosting', error: httpsUrl },
      'creator.game.platform': { label: 'Games: platform' },
      'creator.game.username': { label: 'Games: user name' },
      'creator.game.url': { label: 'Games: address', error: httpsUrl },
      'creator.socials': {
        label: 'Social pages, one on each line',
        error: `Enter at most ${maxSocials} addresses with https://, one on each line.`,
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
      'site.metaTitle': { label: 'Title', hint: 'Of the home page, and of pages without their own.' },
      'site.metaDescription': { label: 'Description', area: true },
      'site.metaKeywords': { label: 'Keywords' },
      ...pageWords,
    },
  },
  {
    id: 'checkout',
    title: 'Checkout',
    lead: 'Currency, tax, and who sells.',
    fields: {
      'site.currency': { label: 'Currency', error: 'Choose a currency.' },
      'site.taxRate': {
        label: 'Tax rate in percent',
        hint: 'Applied after the discount.',
        error: 'Enter a percentage from 0 to 100, such as 8.5.',
      },
      'site.enableStripe': {
        label: 'Card payments',
        hint: 'Buying and plans by card. Plans that run are renewed all the same.',
      },
      'site.enablePaypal': { label: 'PayPal', hint: 'Buying by a PayPal account.' },
      'seller.name': { label: 'Seller on invoices', error: 'Enter the name that invoices show.' },
      'seller.address': { label: 'Address on invoices', area: true },
      'seller.taxId': { label: 'Tax number on invoices' },
      'seller.email': { label: 'E-mail on invoices', ...email },
    },
  },
  {
    id: 'notifications',
    title: 'Notifications',
    lead: 'Which mails go out.',
    fields: {
      'site.emailNotifications': {
        label: 'E-mail notifications',
        hint: 'All mail that the store sends by itself to customers.',
      },
      'site.orderNotifications': {
        label: 'Order notifications',
        hint: 'A mail for each order and each charge of a plan.',
      },
      'site.reviewNotifications': {
        label: 'Review notifications',
        hint: 'A mail to the support address for each new review.',
      },
      'site.marketingEmails': {
        label: 'Marketing in mails',
        hint: 'Receipts end with an invitation to look at more templates.',
      },
    },
  },
  {
    id: 'security',
    title: 'Security',
    lead: 'How people prove who they are.',
    fields: {
      'site.requireEmailVerification': {
        label: 'Require a confirmed e-mail address',
        hint: 'Nobody with a password buys or downloads before they followed the link in their mail.',
      },
      'site.enableTwoFactor': {
        label: 'Two-factor authentication',
        hint: 'Offers a second factor in the profile.',
      },
      'site.sessionTimeout': {
        label: 'Session timeout in minutes',
        hint: 'Who does nothing for so long is signed out, in all tabs.',
        error: 'Enter minutes from 1 to 10080.',
      },
    },
  },
  {
    id: 'features',
    title: 'Features',
    lead: 'What is off is off on the server too.',
    fields: {
      'site.enableCoupons': { label: 'Coupons', hint: 'Codes at the checkout.' },
      'site.enableReviews': { label: 'Reviews', hint: 'Those who own a template rate it.' },
      'site.enableWishlist': { label: 'Wishlist', hint: 'Customers keep what they like.' },
      'site.enableGuestCheckout': {
        label: 'Guest checkout',
        hint: 'Visitors buy, and chat, without an account.',
      },
    },
  },
  {
    id: 'pacing',
    title: 'Pacing',
    lead: 'Waits, and questions before leaving.',
    fields: {
      'site.confirmLeave': {
        label: 'Ask before the store is left',
        error: 'Choose when to ask.',
        options: [
          { value: 'always', label: 'Always, while signed in' },
          { value: 'unsaved', label: 'With unsaved changes' },
          { value: 'never', label: 'Never' },
        ],
      },
      'site.pacing.splashMs': {
        label: 'Opening screen, in milliseconds',
        hint: '0 shows none.',
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
  'creator.answers.*.question': { label: 'Question', error: 'Write the question.' },
  'creator.answers.*.answer': { label: 'Answer', error: 'Write the answer.', area: true },
};

const words: Readonly<Record<string, FieldWords>> = Object.assign(
  {},
  answerWords,
  ...sections.map(({ fields }) => fields),
);

/** The words of a field by its path, `*` for any item of a list; undefined where it has no field of its own. */
export const wordsOf = (name: string): FieldWords | undefined => words[name];

/** What the value at a path may be. @throws Error where there is none */
export function fieldAt(name: string): Field {
  return name.split('.').reduce<Field>((field, key) => {
    const next = field.kind === 'map' ? field.fields[key] : field.kind === 'list' ? field.item : undefined;
    if (!next) throw new Error(`There is no setting ${name}.`);
    return next;
  }, allFields);
}
