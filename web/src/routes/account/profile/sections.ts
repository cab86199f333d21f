import type { SiteSettings } from '@tempera/domain/settings/settings';
import { type ComponentType, lazy } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';

/** A section of the profile, at `/profile#{id}`. Only the one in sight is mounted, so that only its documents are read. */
export interface ProfileSection {
  id: string;
  title: string;
  Body: ComponentType<{ person: Person }>;
  /** Whether the store offers it; always, without this. */
  shown?: (settings: SiteSettings) => boolean;
}

/** In the order of the way through the page. Each loads when it is opened. */
export const sections: readonly [ProfileSection, ...ProfileSection[]] = [
  { id: 'overview', title: 'Overview', Body: lazy(() => import('./OverviewSection.tsx')) },
  { id: 'library', title: 'My library', Body: lazy(() => import('./LibrarySection.tsx')) },
  { id: 'plan', title: 'Plan', Body: lazy(() => import('./PlanSection.tsx')) },
  { id: 'orders', title: 'Orders', Body: lazy(() => import('./OrdersSection.tsx')) },
  { id: 'downloads', title: 'Download history', Body: lazy(() => import('./DownloadsSection.tsx')) },
  {
    id: 'wishlist',
    title: 'Wishlist',
    Body: lazy(() => import('./WishlistSection.tsx')),
    shown: ({ enableWishlist }) => enableWishlist,
  },
  { id: 'tickets', title: 'Support tickets', Body: lazy(() => import('./TicketsSection.tsx')) },
  { id: 'notifications', title: 'Notifications', Body: lazy(() => import('./NotificationsSection.tsx')) },
  { id: 'security', title: 'Security', Body: lazy(() => import('./SecuritySection.tsx')) },
  { id: 'your-data', title: 'Your data', Body: lazy(() => import('./YourDataSection.tsx')) },
];
