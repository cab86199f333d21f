import { pageIds } from '@tempera/domain/settings/page-texts';
import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import type { FieldPath } from 'react-hook-form';

/** A field of the screen: where its value stands, what it is called, and how it is edited. */
export type Field = { name: FieldPath<SettingsForm>; label: string; hint?: string; optional?: boolean } & (
  | { kind: 'line'; inputMode?: 'numeric' | 'decimal' }
  | { kind: 'text'; limit: number }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'answers' }
);

export interface SettingsSection {
  id: string;
  title: string;
  lead: string;
  /** What else one must know of it. */
  note?: string;
  fields: readonly Field[];
}

const general: Field[] = [
  { kind: 'line', name: 'site.siteName', label: 'Site name' },
  { kind: 'text', name: 'site.siteDescription', label: 'Site description', limit: 300, optional: true },
  {
    kind: 'line',
    name: 'site.siteUrl',
    label: 'Site address',
    hint: 'Where customers meet the store, such as https://store.example.com; for links in mails and search engines.',
    optional: true,
  },
  {
    kind: 'line',
    name: 'site.logo',
    label: 'Logo',
    hint: 'A path of the store or an address with https://. Empty shows the name.',
    optional: true,
  },
  { kind: 'line', name: 'site.supportEmail', label: 'Support e-mail', optional: true },
  { kind: 'line', name: 'site.supportPhone', label: 'Support phone', optional: true },
  { kind: 'line', name: 'site.supportHours', label: 'Support hours', optional: true },
  { kind: 'line', name: 'site.supportCity', label: 'City', optional: true },
  {
    kind: 'line',
    name: 'site.communityUrl',
    label: 'Community address',
    hint: 'Where customers talk to each other; empty hides the link.',
    optional: true,
  },
];

const email: Field[] = [
  { kind: 'line', name: 'mail.emailFrom', label: 'From address', optional: true },
  { kind: 'line', name: 'mail.emailName', label: 'From name', optional: true },
  { kind: 'line', name: 'mail.smtpHost', label: 'SMTP host', optional: true },
  { kind: 'line', name: 'mail.smtpPort', label: 'SMTP port', inputMode: 'numeric' },
  { kind: 'line', name: 'mail.smtpUser', label: 'SMTP user', optional: true },
];

const content: Field[] = [
  { kind: 'line', name: 'site.heroTitle', label: 'Hero title', optional: true },
  { kind: 'text', name: 'site.heroSubtitle', label: 'Hero subtitle', limit: 300, optional: true },
  {
    kind: 'line',
    name: 'site.templateCount',
    label: 'Number of templates',
    hint: 'As shown, such as 250+.',
    optional: true,
  },
  { kind: 'line', name: 'site.customerCount', label: 'Number of customers', optional: true },
  { kind: 'line', name: 'site.downloadCount', label: 'Number of downloads', optional: true },
  { kind: 'line', name: 'site.rating', label: 'Rating', optional: true },
];

const creator: Field[] = [
  {
    kind: 'line',
    name: 'site.creatorHandle',
    label: 'Address of the page',
    hint: 'The page about who makes the templates is at /{this}; empty means there is none.',
    optional: true,
  },
  { kind: 'line', name: 'creator.name', label: 'Name' },
  { kind: 'line', name: 'creator.headline', label: 'Headline', optional: true },
  { kind: 'text', name: 'creator.bio', label: 'About them', limit: 2_000, optional: true },
  { kind: 'line', name: 'creator.website', label: 'Website', optional: true },
  { kind: 'line', name: 'creator.codeHosting', label: 'Code hosting', optional: true },
  { kind: 'line', name: 'creator.game.platform', label: 'Games: platform', optional: true },
  { kind: 'line', name: 'creator.game.username', label: 'Games: user name', optional: true },
  { kind: 'line', name: 'creator.game.url', label: 'Games: address', optional: true },
  {
    kind: 'text',
    name: 'creator.socials',
    label: 'Social pages, one on each line',
    limit: 1_806,
    optional: true,
  },
  { kind: 'answers', name: 'creator.answers', label: 'Questions and answers' },
];

const pageNames: Record<(typeof pageIds)[number], string> = {
  home: 'Home',
  templates: 'Templates',
  categories: 'Categories',
  pricing: 'Pricing',
  about: 'About',
  support: 'Support',
  creator: 'The creator',
};

const seo: Field[] = [
  {
    kind: 'line',
    name: 'site.metaTitle',
    label: 'Title',
    hint: 'Of the home page, and of pages without their own.',
    optional: true,
  },
  { kind: 'text', name: 'site.metaDescription', label: 'Description', limit: 300, optional: true },
  { kind: 'line', name: 'site.metaKeywords', label: 'Keywords', optional: true },
  ...pageIds.flatMap((id): Field[] => [
    { kind: 'line', name: `site.pages.titles.${id}`, label: `${pageNames[id]}: title`, optional: true },
    {
      kind: 'line',
      name: `site.pages.descriptions.${id}`,
      label: `${pageNames[id]}: description`,
      optional: true,
    },
  ]),
];

const checkout: Field[] = [
  {
    kind: 'choice',
    name: 'site.currency',
    label: 'Currency',
    options: ['USD', 'EUR', 'GBP'].map((value) => ({ value, label: value })),
  },
  {
    kind: 'line',
    name: 'site.taxRate',
    label: 'Tax rate in percent',
    hint: 'Applied after the discount.',
    inputMode: 'decimal',
  },
  {
    kind: 'switch',
    name: 'site.enableStripe',
    label: 'Card payments',
    hint: 'Buying and plans by card. Plans that run are renewed all the same.',
  },
  {
    kind: 'switch',
    name: 'site.enablePaypal',
    label: 'PayPal',
    hint: 'Buying by a PayPal account.',
  },
  { kind: 'line', name: 'seller.name', label: 'Seller on invoices' },
  { kind: 'text', name: 'seller.address', label: 'Address on invoices', limit: 300, optional: true },
  { kind: 'line', name: 'seller.taxId', label: 'Tax number on invoices', optional: true },
  { kind: 'line', name: 'seller.email', label: 'E-mail on invoices', optional: true },
];

const notifications: Field[] = [
  {
    kind: 'switch',
    name: 'site.emailNotifications',
    label: 'E-mail notifications',
    hint: 'All mail that the store sends by itself to customers.',
  },
  {
    kind: 'switch',
    name: 'site.orderNotifications',
    label: 'Order notifications',
    hint: 'A mail for each order and each charge of a plan.',
  },
  {
    kind: 'switch',
    name: 'site.reviewNotifications',
    label: 'Review notifications',
    hint: 'A mail to the support address for each new review.',
  },
  {
    kind: 'switch',
    name: 'site.marketingEmails',
    label: 'Marketing in mails',
    hint: 'Receipts end with an invitation to look at more templates.',
  },
];

const security: Field[] = [
  {
    kind: 'switch',
    name: 'site.requireEmailVerification',
    label: 'Require a confirmed e-mail address',
    hint: 'Nobody with a password buys or downloads before they followed the link in their mail.',
  },
  {
    kind: 'switch',
    name: 'site.enableTwoFactor',
    label: 'Two-factor authentication',
    hint: 'Offers a second factor in the profile.',
  },
  {
    kind: 'line',
    name: 'site.sessionTimeout',
    label: 'Session timeout in minutes',
    hint: 'Who does nothing for so long is signed out, in all tabs.',
    inputMode: 'decimal',
  },
];

const features: Field[] = [
  { kind: 'switch', name: 'site.enableCoupons', label: 'Coupons', hint: 'Codes at the checkout.' },
  { kind: 'switch', name: 'site.enableReviews', label: 'Reviews', hint: 'Those who own a template rate it.' },
  { kind: 'switch', name: 'site.enableWishlist', label: 'Wishlist', hint: 'Customers keep what they like.' },
  {
    kind: 'switch',
    name: 'site.enableGuestCheckout',
    label: 'Guest checkout',
    hint: 'Visitors buy, and chat, without an account.',
  },
];

const pacing: Field[] = [
  {
    kind: 'choice',
    name: 'site.confirmLeave',
    label: 'Ask before the store is left',
    options: [
      { value: 'always', label: 'Always, while signed in' },
      { value: 'unsaved', label: 'With unsaved changes' },
      { value: 'never', label: 'Never' },
    ],
  },
  {
    kind: 'line',
    name: 'site.pacing.splashMs',
    label: 'Opening screen, in milliseconds',
    hint: '0 shows none.',
    inputMode: 'numeric',
  },
  {
    kind: 'line',
    name: 'site.pacing.notFoundMs',
    label: 'Wait before "not found", in milliseconds',
    inputMode: 'numeric',
  },
  {
    kind: 'line',
    name: 'site.pacing.forbiddenMs',
    label: 'Wait before "access denied", in milliseconds',
    inputMode: 'numeric',
  },
];

/** In the order of the way through the screen; each at `/admin/settings#{id}`. */
export const sections: readonly [SettingsSection, ...SettingsSection[]] = [
  {
    id: 'general',
    title: 'General',
    lead: 'What the store is called, and how to reach it.',
    fields: general,
  },
  {
    id: 'email',
    title: 'Email',
    lead: 'The server that sends the store’s mail.',
    note: 'The password of the SMTP user is a secret of the functions (SMTP_PASSWORD) and never stored here; docs/deploy.md says how it is set.',
    fields: email,
  },
  { id: 'content', title: 'Website content', lead: 'What the home page says.', fields: content },
  { id: 'creator', title: 'Creator', lead: 'The page about who makes the templates.', fields: creator },
  { id: 'seo', title: 'SEO', lead: 'What search engines and link previews show.', fields: seo },
  { id: 'checkout', title: 'Checkout', lead: 'Currency, tax, and who sells.', fields: checkout },
  { id: 'notifications', title: 'Notifications', lead: 'Which mails go out.', fields: notifications },
  { id: 'security', title: 'Security', lead: 'How people prove who they are.', fields: security },
  { id: 'features', title: 'Features', lead: 'What is off is off on the server too.', fields: features },
  { id: 'pacing', title: 'Pacing', lead: 'Waits, and questions before leaving.', fields: pacing },
];

/** What a field is called, by its group and first key; the key itself where it has no field of its own. */
export function labelOf(group: string, key: string): string {
  const all = sections.flatMap(({ fields }) => fields);
  return all.find(({ name }) => name === `${group}.${key}`)?.label ?? key;
}
