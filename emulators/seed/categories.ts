import type { Category } from '@tempera/domain/product';

/** The seven product categories of back-office.md §9 and one more, since storefront.md §2 shows eight. */
export const categories: Category[] = [
  {
    slug: 'auth',
    name: 'Auth',
    description: 'Sign-in, sign-up and password screens with every state already drawn.',
    featured: ['AstroAccess', 'Neo Gate'],
    colour: 'ultramarine',
    order: 1,
  },
  {
    slug: 'dashboard',
    name: 'Dashboard',
    description: 'Tables, figures and filters for the people who run a product.',
    featured: [],
    colour: 'verdigris',
    order: 2,
  },
  {
    slug: 'landing-page',
    name: 'Landing Page',
    description: 'One page that says what a product does and what it costs.',
    featured: ['SaaS Landing'],
    colour: 'vermilion',
    order: 3,
  },
  {
    slug: 'portfolio',
    name: 'Portfolio',
    description: 'Show the work, tell how it was made, be easy to hire.',
    featured: ['Portfolio'],
    colour: 'ochre',
    order: 4,
  },
  {
    slug: 'blog',
    name: 'Blog',
    description: 'Long reading with tags, a feed and a search that needs no server.',
    featured: ['Blog'],
    colour: 'verdigris',
    order: 5,
  },
  {
    slug: 'e-commerce',
    name: 'E-commerce',
    description: 'Shop fronts, product pages and carts.',
    featured: [],
    colour: 'vermilion',
    order: 6,
  },
  {
    slug: 'mobile-app',
    name: 'Mobile App',
    description: 'Pages that present an app and lead to its store listing.',
    featured: ['Mobile App Landing'],
    colour: 'ultramarine',
    order: 7,
  },
  {
    slug: 'components',
    name: 'Components',
    description: 'Single parts to drop into a page that you already have.',
    featured: [],
    colour: 'ochre',
    order: 8,
  },
];
