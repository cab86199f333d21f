import type { SeedProduct } from '../types.ts';

export const portfolio: SeedProduct = {
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
    'README and commercial licence',
  ],
  image: '/images/products/portfolio.webp',
  demoUrl: '/demos/portfolio/index.html',
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
