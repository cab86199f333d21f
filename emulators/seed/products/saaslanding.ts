import type { SeedProduct } from '../types.ts';

export const saaslanding: SeedProduct = {
  slug: 'saaslanding',
  title: 'SaaS Landing',
  description: 'A landing page that shows the product before it talks about it.',
  fullDescription: `A landing page for software sold by subscription. Its centre is a working picture of the product, built in HTML rather than pasted as an image, so that it stays sharp and can be changed in an editor.

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
    'README and commercial licence',
  ],
  image: '/images/products/saaslanding.webp',
  demoUrl: '/demos/saaslanding/index.html',
  status: 'active',
  rating: 0,
  reviewCount: 0,
  downloads: 0,
  version: '1.0.0',
  dateAdded: '2026-07-21T09:00:00.000Z',
  updatedAt: '2026-07-21T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/pricing.js', from: '/**', lines: 36 },
};
