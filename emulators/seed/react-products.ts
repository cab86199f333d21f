import type { SeedProduct } from './seed-product.ts';

/** What the templates with a build are made with. */
const withVite = {
  technology: 'React',
  browsers: 'Chrome, Edge, Firefox, Safari',
  build: 'Vite 8, Node 22.18 or later',
  license: 'Commercial',
} as const;

export const backroom: SeedProduct = {
  slug: 'backroom',
  title: 'Backroom',
  description: 'An admin dashboard in React: figures by period, a chart, and tables that search and sort.',
  fullDescription: `The screens that the people behind a shop look at all day: how the month goes, which orders wait, who buys most, and a place to change what needs changing.

**Tables that do the work.** Search, filter, sort by any heading, page by page. On a phone each row becomes a card with its headings.

**Figures that can be trusted.** Sums, averages and comparisons are plain functions without React, each with its test. Refunds don't count as sales.

**React and nothing else.** No chart library, no component kit, no router to learn: about a thousand lines of TypeScript and CSS that you can read in an evening.`,
  priceCents: 4900,
  currency: 'USD',
  category: 'dashboard',
  tags: ['react', 'vite', 'typescript', 'admin', 'chart', 'dark mode', 'accessible'],
  features: [
    'Overview with four figures, each beside the period before',
    'Bar chart in SVG that can be read as a table',
    'Order list with search, filter, sorting and pages',
    'Order details in the browser’s own dialog',
    'Settings form with its error and success states',
    'Light and dark theme by system or choice, remembered',
  ],
  includes: [
    'Complete React and TypeScript source',
    'Vite setup, with a build that runs from any folder',
    'Tests for sums, search and sorting',
    'README and commercial license',
  ],
  image: '/images/products/backroom.webp',
  pictures: [
    '/images/products/backroom-inner.webp',
    '/images/products/backroom-dark.webp',
    '/images/products/backroom-phone.webp',
  ],
  demoUrl: '/demos/backroom/index.html',
  ...withVite,
  status: 'active',
  rating: 4.8,
  reviewCount: 4,
  downloads: 4,
  version: '1.2.0',
  dateAdded: '2026-02-10T09:00:00.000Z',
  updatedAt: '2026-09-01T09:00:00.000Z',
  changelog: 'A page of customers, the best ones first.',
  excerpt: { path: 'src/data/figures.ts', from: '/** What was taken', lines: 36 },
};

export const marketstall: SeedProduct = {
  slug: 'marketstall',
  title: 'Market Stall',
  description: 'A storefront in React: goods, a cart that stays, and a checkout form for your server.',
  fullDescription: `A small shop from the first shelf to the thank-you page. The example is a farm stand with twelve goods; yours can be anything with a name and a price.

**A cart that holds.** It survives a reload, never holds more than there is, and leaves out what has been sold since. Every sum is in whole cents and tested.

**Pictures without photographs.** The goods are drawn in SVG from a shape and two colors, so the demo weighs next to nothing. Put your own photographs in their place when you have them.

**One file to connect.** The order goes through a single function. Give it your server's address, and the form's waiting, refused and accepted states are already there.`,
  priceCents: 3500,
  currency: 'USD',
  category: 'e-commerce',
  tags: ['react', 'vite', 'typescript', 'cart', 'checkout', 'dark mode', 'accessible'],
  features: [
    'List with search, kinds and four ways to sort',
    'A page for each item, with what is left of it',
    'Cart with quantities, shipping and a free-shipping notice',
    'Checkout form with its error, waiting and success states',
    'Sold-out items handled everywhere',
    'Light and dark theme by the system’s setting',
  ],
  includes: [
    'Complete React and TypeScript source',
    'Twelve drawn goods to replace',
    'Tests for cart, shipping and list',
    'README and commercial license',
  ],
  image: '/images/products/marketstall.webp',
  pictures: [
    '/images/products/marketstall-inner.webp',
    '/images/products/marketstall-dark.webp',
    '/images/products/marketstall-phone.webp',
  ],
  demoUrl: '/demos/marketstall/index.html',
  ...withVite,
  status: 'active',
  rating: 4.3,
  reviewCount: 3,
  downloads: 3,
  version: '1.1.0',
  dateAdded: '2026-02-24T09:00:00.000Z',
  updatedAt: '2026-07-07T09:00:00.000Z',
  changelog: 'A dark theme by the system’s setting.',
  excerpt: { path: 'src/data/cart.ts', from: '/** The lines and sums', lines: 30 },
};
