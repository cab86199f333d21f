import { paths } from '@tempera/domain/site/paths';

export interface NavLink {
  href: string;
  label: string;
}

/** The header's navigation. */
export const navLinks: NavLink[] = [
  { href: paths.templates, label: 'Templates' },
  { href: paths.categories, label: 'Categories' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.about, label: 'About' },
  { href: paths.support, label: 'Support' },
];
