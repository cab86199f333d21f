import type { SeedProduct } from '../types.ts';

export const mobileapplanding: SeedProduct = {
  slug: 'mobileapplanding',
  title: 'Mobile App Landing',
  description: 'A page for one app: a phone that works, a row of screens, two badges.',
  fullDescription: `A landing page for an app that people carry about. The example is a rain forecast; the phone in the first screen is drawn in CSS and shows a chart that you can drag.

**Screens in a row.** A carousel on the browser's own scroll snapping: swipe, arrow keys or buttons, and a script of fifty lines.

**Badges of its own.** Two store badges drawn for this template, ready for your links.

**Bold, but light.** Flat colour, large type, and the whole page is smaller than one photograph.`,
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
    'README and commercial licence',
  ],
  image: '/images/products/mobileapplanding.webp',
  demoUrl: '/demos/mobileapplanding/index.html',
  status: 'active',
  rating: 0,
  reviewCount: 0,
  downloads: 0,
  version: '1.0.0',
  dateAdded: '2026-08-18T09:00:00.000Z',
  updatedAt: '2026-08-18T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/rain.js', from: '/**', lines: 36 },
};
