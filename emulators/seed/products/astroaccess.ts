import type { SeedProduct } from '../types.ts';

/** Its reviews (reviews.ts) add up to its rating. */
export const astroaccess: SeedProduct = {
  slug: 'astroaccess',
  title: 'AstroAccess',
  description: 'Sign-in and sign-up under a slowly turning night sky.',
  fullDescription: `A complete set of account screens with the mood of an observatory: sign in, sign up, forgotten password, and the page behind the door.

**Every state is there.** Fields check themselves when you leave them, the password is measured as you type, mistakes are announced to screen readers and the focus goes where the mistake is.

**The sky is real enough.** A canvas draws some hundreds of stars that turn about the pole; it stands still for people who asked for less motion and stops when the tab is hidden. Behind the door the template works out tonight's moon from the date.

**Made to be connected.** All accounts live behind one small file with five functions. Replace it by calls to your own server and nothing else changes.`,
  priceCents: 280,
  currency: 'USD',
  category: 'auth',
  tags: ['sign-in', 'sign-up', 'canvas', 'dark mode', 'accessible', 'no build'],
  features: [
    'Sign-in, sign-up, forgotten password and a signed-in view',
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
    'README and commercial licence',
  ],
  image: '/images/products/astroaccess.webp',
  demoUrl: '/demos/astroaccess/index.html',
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
