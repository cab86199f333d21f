/** A screen's place in its panel: the part it stands in, and what its icon draws (24 by 24, by strokes). */
interface Place {
  path: string;
  group: string;
  icon: string;
}

/** Every screen of the admin panel, in the order of the sidebar. */
const places: readonly Place[] = [
  { path: 'dashboard', group: 'Store', icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z' },
  { path: 'products', group: 'Store', icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8' },
  { path: 'orders', group: 'Store', icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6' },
  {
    path: 'coupons',
    group: 'Store',
    icon: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  },
  {
    path: 'users',
    group: 'People',
    icon: 'M12 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 20a6 6 0 0 1 12 0M15 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6A6 6 0 0 1 21.5 20',
  },
  {
    path: 'user-management',
    group: 'People',
    icon: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2 2 4-4',
  },
  { path: 'website-management', group: 'Site', icon: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01' },
  {
    path: 'support-management',
    group: 'Site',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5.6 5.600l4 4M14.4 14.400l4 4M18.4 5.600l-4 4M9.6 14.400l-4 4',
  },
  { path: 'live-chat', group: 'Site', icon: 'M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5' },
  { path: 'reports', group: 'Business', icon: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6' },
  { path: 'settings', group: 'Business', icon: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h14M18 10v4' },
  { path: 'appeals', group: 'Records', icon: 'M12 4v16M6 20h12M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z' },
  { path: 'abuse-reports', group: 'Records', icon: 'M5 21V4h12l-2 4 2 4H5' },
  { path: 'audit', group: 'Records', icon: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h6M9 16h6' },
  { path: 'mail', group: 'Records', icon: 'M3 5h18v14H3zM3 6l9 7 9-7' },
];

/** A link as the panel lists it. */
export interface PanelLink {
  href: string;
  label: string;
  /** The last part of the address, which names its place. */
  path: string;
  /** How much waits there. */
  count?: number | undefined;
}

const placeOf = (path: string) => places.findIndex((place) => place.path === path);
export const iconOf = (path: string) => places[placeOf(path)]?.icon ?? '';

/** The links in the order of the panel. */
export const sortLinks = (links: readonly PanelLink[]) =>
  links.toSorted((a, b) => placeOf(a.path) - placeOf(b.path));

/** The links in their order, by the parts of the panel. */
export function groupLinks(links: readonly PanelLink[]): { group: string; links: PanelLink[] }[] {
  const groups = new Map<string, PanelLink[]>();
  for (const link of sortLinks(links)) {
    const group = places[placeOf(link.path)]?.group ?? 'Store';
    groups.set(group, [...(groups.get(group) ?? []), link]);
  }
  return [...groups].map(([group, members]) => ({ group, links: members }));
}
