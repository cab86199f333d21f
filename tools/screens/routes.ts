import { screenAddress, screensOf } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';

/** One page to be pictured. `path` may need the order that was placed for it. */
export interface Shot {
  name: string;
  path: string | ((orderId: string) => string);
  /** Who looks: a visitor, or a demo account of the seed. */
  as: 'visitor' | 'customer' | 'admin';
  /** Done on the page before its picture. */
  act?: (page: Page) => Promise<void>;
  /** Also as `docs/screens/<name>.png`, for the README. */
  readme?: true;
  /** Taken while the store is closed. */
  closed?: true;
}

/** What is pictured where an address has a name in it. */
const edited: Record<string, string> = { 'products/edit/:slug': 'astroaccess', 'pages/:slug': 'terms' };
const nameOf = (path: string) =>
  `admin-${path
    .replace('pages/:slug', 'pages-edit')
    .replace(/\/:\w+/, '')
    .replaceAll('/', '-')}`;

/** Every page that has a picture in docs/screens. */
export const shots: readonly Shot[] = [
  { name: 'home', path: paths.home, as: 'visitor', readme: true },
  { name: 'templates', path: paths.templates, as: 'visitor' },
  { name: 'search', path: `${paths.templates}?q=portfollio`, as: 'visitor' },
  { name: 'categories', path: paths.categories, as: 'visitor' },
  { name: 'preview', path: paths.preview('auth', 'astroaccess'), as: 'visitor' },
  { name: 'pricing', path: paths.pricing, as: 'visitor' },
  { name: 'about', path: paths.about, as: 'visitor' },
  { name: 'creator', path: '/studio', as: 'visitor' },
  { name: 'support', path: paths.support, as: 'visitor' },
  { name: 'loading-demo', path: '/loading-demo', as: 'visitor' },
  { name: 'maintenance', path: paths.maintenance, as: 'visitor', closed: true },
  { name: 'privacy', path: paths.privacy, as: 'visitor' },
  { name: 'terms', path: paths.terms, as: 'visitor' },
  { name: 'login', path: paths.login, as: 'visitor' },
  { name: 'sign-up', path: paths.signUp, as: 'visitor' },
  { name: 'not-found', path: '/no/such/page', as: 'visitor' },
  { name: 'forbidden', path: paths.forbidden, as: 'visitor' },
  {
    name: 'checkout',
    path: paths.checkout(['portfolio', 'blog']),
    as: 'customer',
    act: applyCoupon,
    readme: true,
  },
  { name: 'checkout-success', path: paths.order, as: 'customer' },
  { name: 'checkout-plan', path: '/checkout/plan=pro', as: 'customer' },
  { name: 'profile', path: paths.profile, as: 'customer' },
  ...['library', 'plan', 'orders', 'downloads', 'wishlist', 'tickets', 'security', 'tokens', 'your-data'].map(
    (section) => ({
      name: `profile-${section}`,
      path: `${paths.profile}#${section}`,
      as: 'customer' as const,
    }),
  ),
  ...screensOf('admin').map(({ path }) => ({
    name: nameOf(path),
    path: screenAddress('admin', path, edited[path]),
    as: 'admin' as const,
  })),
];

async function applyCoupon(page: Page): Promise<void> {
  await page.getByLabel('Coupon code').fill('WELCOME20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove coupon' }).waitFor();
}
