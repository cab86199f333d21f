import type { Coupon } from '@tempera/domain/orders/coupon';
import { backroom, marketstall } from './react-products.ts';
import type { SeedProduct } from './seed-product.ts';

/** `coupons/{CODE}`. `expiryDate` is ISO; absent on a coupon that ends two years after the store was seeded. */
export interface SeedCoupon extends Omit<Coupon, 'expiryDate' | 'usedCount'> {
  expiryDate?: string;
}

/** One review of a product; `at` and `edited` are ISO, `edited` only where its author has changed it. */
export interface SeedReview {
  author: string;
  rating: number;
  text: string;
  at: string;
  edited?: string;
}

/** What all templates without a build are made with. */
const plain = {
  technology: 'HTML',
  browsers: 'Chrome, Edge, Firefox, Safari',
  build: 'None needed',
  license: 'Commercial',
} as const;

/** Its reviews (reviews.ts) add up to its rating. */
export const astroaccess: SeedProduct = {
  slug: 'astroaccess',
  title: 'AstroAccess',
  description: 'Login and sign-up under a slowly turning night sky.',
  fullDescription: `A complete set of account screens with the mood of an observatory: log in, sign up, forgotten password, and the page behind the door.

**Every state is there.** Fields check themselves when you leave them, the password is measured as you type, mistakes are announced to screen readers and the focus goes where the mistake is.

**The sky is real enough.** A canvas draws some hundreds of stars that turn about the pole; it stands still for people who asked for less motion and stops when the tab is hidden. Behind the door the template works out tonight's moon from the date.

**Made to be connected.** All accounts live behind one small file with five functions. Replace it by calls to your own server and nothing else changes.`,
  priceCents: 280,
  currency: 'USD',
  category: 'auth',
  tags: ['login', 'sign-up', 'canvas', 'dark mode', 'accessible', 'no build'],
  features: [
    'Login, sign-up, forgotten password and a logged-in view',
    'Validation on leaving a field, errors tied to their field',
    'Password strength with a checklist, show and hide',
    'Animated star canvas that respects reduced motion',
    'Night and day themes, remembered',
    'Full keyboard use and screen reader texts',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Demo account store with a five-function interface',
    'Drawn mark and icon as SVG',
    'README and commercial license',
  ],
  image: '/images/products/astroaccess.webp',
  pictures: ['/images/products/astroaccess-light.webp', '/images/products/astroaccess-phone.webp'],
  demoUrl: '/demos/astroaccess/index.html',
  ...plain,
  status: 'active',
  rating: 4.8,
  reviewCount: 5,
  downloads: 734,
  version: '1.0.0',
  dateAdded: '2026-05-12T09:00:00.000Z',
  updatedAt: '2026-05-12T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/stars.js', from: '/** Scatters', lines: 36 },
};

/** Its reviews (reviews.ts) add up to its rating. */
export const neogate: SeedProduct = {
  slug: 'neogate',
  title: 'Neo Gate',
  description: 'A minimal login whose gate opens as the form becomes right.',
  fullDescription: `Two forms and one idea: beside the form stands a gate of plain shapes, and it opens a step with each field that is filled in correctly.

**Small on purpose.** Four scripts, three style sheets, no dependency. You can read the whole of it over a coffee.

**Not only pretty.** Errors are words, not only colors; the gate is decoration to a screen reader, which hears the same progress as text. Light and dark follow the system or the switch.

**Yours in minutes.** Shapes, colors and spacing are a dozen custom properties at the top of one file.`,
  priceCents: 0,
  currency: 'USD',
  category: 'auth',
  tags: ['login', 'sign-up', 'minimal', 'geometric', 'dark mode', 'no build'],
  features: [
    'Login, sign-up and a logged-in view',
    'A gate drawn in SVG that follows the form',
    'Password meter, show and hide, Caps Lock notice',
    'Clear error states for wrong password and taken address',
    'Light and dark theme by a dozen custom properties',
    'No dependency and no build step',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Demo account store',
    'Drawn icon as SVG',
    'README and commercial license',
  ],
  image: '/images/products/neogate.webp',
  pictures: ['/images/products/neogate-dark.webp', '/images/products/neogate-phone.webp'],
  demoUrl: '/demos/neogate/index.html',
  ...plain,
  status: 'active',
  rating: 5,
  reviewCount: 4,
  downloads: 1837,
  version: '1.0.0',
  dateAdded: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-06-09T09:00:00.000Z',
  changelog: 'A notice while Caps Lock is on.',
  excerpt: { path: 'src/gate.js', from: '/**', lines: 36 },
};

const portfolio: SeedProduct = {
  slug: 'portfolio',
  title: 'Portfolio',
  description: 'A developer’s portfolio that leads with the work and ends with a way to write.',
  fullDescription: `A portfolio for someone who builds things: a large index of projects, a page for each with the problem, the decisions and the outcome, and a short page about the person.

**The index is the home page.** Visitors filter by kind of work; the choice is kept in the address, so a link to just your command-line tools works.

**Pictures you can keep.** The project covers are drawn by a small script from each project's name. Replace them with screenshots, or leave them.

**Prints well.** The about page has a print style that gives a clean one-page CV.`,
  priceCents: 3900,
  currency: 'USD',
  category: 'portfolio',
  tags: ['portfolio', 'case study', 'filter', 'print', 'accessible', 'no build'],
  features: [
    'Project index with filters kept in the address',
    'Case-study pages with previous and next',
    'About page that prints as a CV',
    'Covers drawn from the project’s name',
    'Light and dark theme',
    'Responsive from 320 pixels up',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Four written case studies to replace',
    'Cover generator with four patterns',
    'README and commercial license',
  ],
  image: '/images/products/portfolio.webp',
  pictures: [
    '/images/products/portfolio-inner.webp',
    '/images/products/portfolio-dark.webp',
    '/images/products/portfolio-phone.webp',
  ],
  demoUrl: '/demos/portfolio/index.html',
  ...plain,
  status: 'active',
  rating: 0,
  reviewCount: 0,
  downloads: 0,
  version: '1.0.0',
  dateAdded: '2026-10-06T09:00:00.000Z',
  updatedAt: '2026-10-06T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/cover.js', from: '/**', lines: 36 },
};

const blog: SeedProduct = {
  slug: 'blog',
  title: 'Blog',
  description: 'A quiet place for long reading, with tags, a feed and search.',
  fullDescription: `A blog for people who write more than they decorate. Text is set to be read: a measured line, notes in the margin, a proper drop capital and good figures.

**Plain pages.** Each post is one HTML file that you write by hand or generate. No database, no build step.

**Search without a server.** A small index ranks title, tags and text in the browser and marks what it found. Press / to jump to it.

**Everything a reader expects.** Tag pages, an archive by year, reading time, a progress line, an RSS feed and a dark mode that is easy on the eyes.`,
  priceCents: 5900,
  currency: 'USD',
  category: 'blog',
  tags: ['blog', 'rss', 'search', 'typography', 'dark mode', 'no build'],
  features: [
    'Post pages with margin notes and reading progress',
    'Client-side search with ranking and marked hits',
    'Tags and an archive by year',
    'RSS feed with full addresses',
    'Light and dark theme, remembered',
    'Print style for articles',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Five written sample posts',
    'RSS feed and a script that rebuilds it',
    'README and commercial license',
  ],
  image: '/images/products/blog.webp',
  pictures: [
    '/images/products/blog-inner.webp',
    '/images/products/blog-dark.webp',
    '/images/products/blog-phone.webp',
  ],
  demoUrl: '/demos/blog/index.html',
  ...plain,
  status: 'active',
  rating: 4.7,
  reviewCount: 3,
  downloads: 3,
  version: '1.0.0',
  dateAdded: '2026-09-15T09:00:00.000Z',
  updatedAt: '2026-10-20T09:00:00.000Z',
  changelog: 'Posts print without the parts that only a screen needs.',
  excerpt: { path: 'src/search.js', from: '/**', lines: 36 },
};

const saaslanding: SeedProduct = {
  slug: 'saaslanding',
  title: 'SaaS Landing',
  description: 'A landing page that shows the product before it talks about it.',
  fullDescription: `A landing page for software sold by subscription. Its center is a working picture of the product, built in HTML rather than pasted as an image, so that it stays sharp and can be changed in an editor.

**Pricing that explains itself.** Monthly and yearly with the saving worked out, and a slider for seats that says what the team would pay.

**An honest FAQ.** Built on the browser's own details element: it opens without a script and each answer has its own link.

**Fast.** No dependency, no remote font, no image over the wire.`,
  priceCents: 2900,
  currency: 'USD',
  category: 'landing-page',
  tags: ['landing page', 'saas', 'pricing', 'faq', 'responsive', 'no build'],
  features: [
    'Product picture in HTML with three views to click through',
    'Monthly and yearly pricing with a seat slider',
    'FAQ that works without JavaScript',
    'Sign-up form with its success and error states',
    'Light and dark by the system’s setting',
    'All drawings inline, no request to anywhere else',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Drawn logo and icons as SVG',
    'Written copy to adapt',
    'README and commercial license',
  ],
  image: '/images/products/saaslanding.webp',
  pictures: ['/images/products/saaslanding-dark.webp', '/images/products/saaslanding-phone.webp'],
  demoUrl: '/demos/saaslanding/index.html',
  ...plain,
  status: 'active',
  rating: 4.7,
  reviewCount: 3,
  downloads: 4,
  version: '1.0.0',
  dateAdded: '2026-07-21T09:00:00.000Z',
  updatedAt: '2026-10-27T09:00:00.000Z',
  changelog: 'The views of the product picture work by keyboard, and the page has a dark theme.',
  excerpt: { path: 'src/pricing.js', from: '/**', lines: 36 },
};

const mobileapplanding: SeedProduct = {
  slug: 'mobileapplanding',
  title: 'Mobile App Landing',
  description: 'A page for one app: a phone that works, a row of screens, two badges.',
  fullDescription: `A landing page for an app that people carry about. The example is a rain forecast; the phone in the first screen is drawn in CSS and shows a chart that you can drag.

**Screens in a row.** A carousel on the browser's own scroll snapping: swipe, arrow keys or buttons, and a script of fifty lines.

**Badges of its own.** Two store badges drawn for this template, ready for your links.

**Bold, but light.** Flat color, large type, and the whole page is smaller than one photograph.`,
  priceCents: 2500,
  currency: 'USD',
  category: 'mobile-app',
  tags: ['mobile app', 'landing page', 'carousel', 'svg', 'responsive', 'no build'],
  features: [
    'Phone in CSS with a chart to drag',
    'Screens carousel by swipe, keys and buttons',
    'Two store badges drawn as SVG',
    'Sections for features, how it works, questions and press facts',
    'Stands still for people who asked for less motion',
    'Responsive from 320 pixels up',
  ],
  includes: [
    'Complete HTML, CSS and JavaScript source',
    'Five phone screens in HTML and SVG',
    'Store badges and app icon as SVG',
    'README and commercial license',
  ],
  image: '/images/products/mobileapplanding.webp',
  pictures: ['/images/products/mobileapplanding-phone.webp'],
  demoUrl: '/demos/mobileapplanding/index.html',
  ...plain,
  status: 'active',
  rating: 0,
  reviewCount: 0,
  downloads: 1,
  version: '1.0.0',
  dateAdded: '2026-08-18T09:00:00.000Z',
  updatedAt: '2026-09-29T09:00:00.000Z',
  changelog: 'The row of screens answers to the arrow keys.',
  excerpt: { path: 'src/rain.js', from: '/**', lines: 36 },
};

/** The eight templates, in the order of the catalogue. */
export const products: SeedProduct[] = [
  astroaccess,
  neogate,
  portfolio,
  blog,
  saaslanding,
  mobileapplanding,
  backroom,
  marketstall,
];
