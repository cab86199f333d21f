import type { SiteSettings } from '@tempera/domain/settings/settings';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Person } from '../../firebase/auth/session.ts';

/** A section of the profile, at `/profile#{id}`. Only the one in sight is mounted, so that only its documents are read. */
export interface ProfileSection {
  id: string;
  title: string;
  Body: ComponentType<{ person: Person }>;
  /** Whether the store offers it; always, without this. */
  shown?: (settings: SiteSettings) => boolean;
}

/** A section whose code loads when it is first opened. */
const section = <Loaded,>(
  id: string,
  title: string,
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, person: Person) => ReactNode,
  shown?: ProfileSection['shown'],
): ProfileSection => ({
  id,
  title,
  shown,
  Body: lazy(async () => {
    const loaded = await load();
    return { default: ({ person }: { person: Person }) => render(loaded, person) };
  }),
});

/** A section of what a guest's orders join once their address is confirmed, which it says until then. */
const joined = <Loaded,>(
  id: string,
  title: string,
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, person: Person) => ReactNode,
): ProfileSection =>
  section(
    id,
    title,
    () => Promise.all([load(), import('../../features/account/components/GuestOrdersNotice.tsx')]),
    ([loaded, { GuestOrdersNotice }], person) => (
      <GuestOrdersNotice person={person}>{render(loaded, person)}</GuestOrdersNotice>
    ),
  );

/** In the order of the way through the page. */
export const sections: readonly [ProfileSection, ...ProfileSection[]] = [
  joined(
    'overview',
    'Overview',
    () => import('../../features/account/components/Overview.tsx'),
    ({ Overview }, person) => <Overview person={person} />,
  ),
  joined(
    'library',
    'My library',
    () => import('../../features/library/components/LibraryList.tsx'),
    ({ Library }, { uid }) => <Library uid={uid} />,
  ),
  section(
    'plan',
    'Plan',
    () => import('../../features/plans/PlanPanel.tsx'),
    ({ PlanPanel }, person) => <PlanPanel person={person} />,
  ),
  section(
    'methods',
    'Payment methods',
    () => import('../../features/methods/MethodsPanel.tsx'),
    ({ MethodsPanel }, person) => <MethodsPanel person={person} />,
  ),
  joined(
    'orders',
    'Orders',
    () => import('../../features/checkout/components/OrderList.tsx'),
    ({ OwnOrders }, { uid }) => <OwnOrders uid={uid} />,
  ),
  section(
    'downloads',
    'Download history',
    () => import('../../features/library/components/DownloadHistory.tsx'),
    ({ DownloadHistory }, { uid }) => <DownloadHistory uid={uid} />,
  ),
  section(
    'wishlist',
    'Wishlist',
    () => import('../../features/wishlist/WishlistList.tsx'),
    ({ WishlistList }, person) => <WishlistList person={person} />,
    ({ enableWishlist }) => enableWishlist,
  ),
  section(
    'tickets',
    'Support tickets',
    () => import('../../features/support/TicketList.tsx'),
    ({ TicketList }, person) => <TicketList person={person} />,
  ),
  section(
    'notifications',
    'Notifications',
    () => import('../../features/notifications/components/Preferences.tsx'),
    ({ default: Preferences }, person) => <Preferences person={person} />,
  ),
  section(
    'security',
    'Security',
    () => import('../../features/account/components/Security.tsx'),
    ({ Security }, person) => <Security person={person} />,
  ),
  section(
    'tokens',
    'Access tokens',
    () => import('../../features/tokens/TokensPanel.tsx'),
    ({ TokensPanel }, person) => <TokensPanel person={person} />,
  ),
  section(
    'your-data',
    'Your data',
    () => import('../../features/account/components/YourData.tsx'),
    ({ YourData }, person) => <YourData person={person} />,
  ),
];
