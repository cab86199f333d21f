import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';

/** What is known of a store that has sold nothing yet. */
export interface NewStore {
  settings: SiteSettings;
  /** Of `settings/private`; null where nobody has stored any. */
  smtpHost: string | null;
  /** Whether `settings/seller` says who sells. */
  hasSeller: boolean;
  /** Whether its pages can take a payment. */
  takesPayments: boolean;
  categories: number;
  /** All products, drafts as well. */
  products: number;
  /** Those on sale. */
  onSale: number;
}

interface Step {
  title: string;
  text: string;
  href: string;
  done: boolean;
}

const settingsAt = (section: string) => `${screenAddress('admin', 'settings')}#${section}`;

/** The way to the first sale, each step with its screen. */
export function firstSaleSteps(store: NewStore): Step[] {
  const { siteName, supportEmail } = store.settings;
  return [
    {
      title: 'Name your store',
      text: 'Its name, and the address that customers write to.',
      href: settingsAt('general'),
      done: siteName !== defaultSettings.siteName && supportEmail !== defaultSettings.supportEmail,
    },
    {
      title: 'Say who sells',
      text: 'Name, address and tax number, as invoices have them.',
      href: settingsAt('invoices'),
      done: store.hasSeller,
    },
    {
      title: 'Connect Stripe',
      text: 'Without its keys (docs/payments.md) only free templates can be ordered: paid orders are refused.',
      href: settingsAt('checkout'),
      done: store.takesPayments,
    },
    {
      title: 'Connect your mail server',
      text: 'Receipts and download links are sent by email.',
      href: settingsAt('email'),
      done: (store.smtpHost ?? defaultPrivateSettings.smtpHost) !== '',
    },
    {
      title: 'Add a category',
      text: 'Every template is in one.',
      href: panelPaths.adminCategories,
      done: store.categories > 0,
    },
    {
      title: 'Add a template',
      text: 'Title, descriptions, price and a picture.',
      href: panelPaths.adminAddProduct,
      done: store.products > 0,
    },
    {
      title: 'Upload its archive and publish it',
      text: 'Open the template, upload the archive, then make it active.',
      href: panelPaths.adminProducts,
      done: store.onSale > 0,
    },
    {
      title: 'Buy it yourself',
      text: 'See what a customer sees. You can refund the order afterwards.',
      href: paths.templates,
      done: false,
    },
  ];
}
