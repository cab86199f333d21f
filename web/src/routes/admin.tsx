import { paths } from '@tempera/domain/site/paths';
import { Panel, page, type Screen } from './panel/Panel.tsx';

const screens: readonly [Screen, ...Screen[]] = [
  { path: 'dashboard', label: 'Dashboard', Page: page(() => import('./dashboard.tsx')) },
  { path: 'orders', label: 'Orders', Page: page(() => import('./orders.tsx')) },
  { path: 'coupons', label: 'Coupons', Page: page(() => import('./coupons.tsx')) },
  { path: 'products', label: 'Products', Page: page(() => import('./products.tsx')) },
  { path: 'products/add', Page: page(() => import('./add-product.tsx')) },
  { path: 'products/edit/:slug', Page: page(() => import('./edit-product.tsx')) },
  { path: 'products/categories', Page: page(() => import('./product-categories.tsx')) },
  { path: 'users', label: 'Users', Page: page(() => import('./users.tsx')) },
  { path: 'user-management', label: 'User Management', Page: page(() => import('./user-management.tsx')) },
  { path: 'appeals', label: 'Appeals', Page: page(() => import('./appeals.tsx')) },
  { path: 'abuse-reports', label: 'Abuse Reports', Page: page(() => import('./reports.tsx')) },
  {
    path: 'support-management',
    label: 'Support Management',
    Page: page(() => import('./support-management.tsx')),
  },
  { path: 'live-chat', label: 'Live Chat', Page: page(() => import('./live-chat.tsx')) },
  {
    path: 'website-management',
    label: 'Website Management',
    Page: page(() => import('./website-management.tsx')),
  },
  { path: 'reports', label: 'Reports', Page: page(() => import('./sales-reports.tsx')) },
  { path: 'settings', label: 'Settings', Page: page(() => import('./settings.tsx')) },
  { path: 'audit', label: 'Audit Log', Page: page(() => import('./audit.tsx')) },
  { path: 'mail', label: 'Mail', Page: page(() => import('./mail.tsx')) },
];

/** The admin panel, below /admin, for the owner and admins. */
export function Component() {
  return (
    <Panel
      label="Admin"
      base="/admin"
      roles={['owner', 'admin']}
      login={paths.adminLogin}
      screens={screens}
      whole
    />
  );
}
