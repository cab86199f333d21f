import type { SeedProduct } from '../types.ts';

/** Its reviews (reviews.ts) add up to its rating. */
export const neogate: SeedProduct = {
  slug: 'neogate',
  title: 'Neo Gate',
  description: 'A minimal sign-in whose gate opens as the form becomes right.',
  fullDescription: `Two forms and one idea: beside the form stands a gate of plain shapes, and it opens a step with each field that is filled in correctly.

**Small on purpose.** Four scripts, three style sheets, no dependency. You can read the whole of it over a coffee.

**Not only pretty.** Errors are words, not only colours; the gate is decoration to a screen reader, which hears the same progress as text. Light and dark follow the system or the switch.

**Yours in minutes.** Shapes, colours and spacing are a dozen custom properties at the top of one file.`,
  priceCents: 0,
  currency: 'USD',
  category: 'auth',
  tags: ['sign-in', 'sign-up', 'minimal', 'geometric', 'dark mode', 'no build'],
  features: [
    'Sign-in, sign-up and a signed-in view',
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
    'README and commercial licence',
  ],
  image: '/images/products/neogate.webp',
  demoUrl: '/demos/neogate/index.html',
  status: 'active',
  rating: 5,
  reviewCount: 4,
  downloads: 1837,
  version: '1.0.0',
  dateAdded: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-03-03T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/gate.js', from: '/**', lines: 36 },
};
