import type { SeedProduct } from '../types.ts';

export const blog: SeedProduct = {
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
    'README and commercial licence',
  ],
  image: '/images/products/blog.webp',
  demoUrl: '/demos/blog/index.html',
  status: 'active',
  rating: 0,
  reviewCount: 0,
  downloads: 0,
  version: '1.0.0',
  dateAdded: '2026-09-15T09:00:00.000Z',
  updatedAt: '2026-09-15T09:00:00.000Z',
  changelog: 'First release.',
  excerpt: { path: 'src/search.js', from: '/**', lines: 36 },
};
