import type { Panel, PanelScreen, ScreenPath } from '@tempera/domain/site/panel-screens';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Person } from '../../firebase/auth/session.ts';

export interface ScreenProps {
  /** Whoever is using the panel, who its shell let in. */
  viewer: Person;
  panel: Panel;
  /** What stands in the address where the screen's path has a name. */
  slug: string;
}

interface Screen {
  /** Of the page, in the tab. */
  title: string;
  Body: ComponentType<ScreenProps>;
}

/** A screen whose code loads when it is first opened. */
function screen<Loaded>(
  title: string,
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, props: ScreenProps) => ReactNode,
): Screen {
  const Body = lazy(async () => {
    const loaded = await load();
    return { default: (props: ScreenProps) => render(loaded, props) };
  });
  return { title, Body };
}

/** A screen's key: its path; staff have settings of their own. */
export const keyOf = ({ path, panels }: Pick<PanelScreen, 'path' | 'panels'>): string =>
  panels.includes('admin') ? path : `staff/${path}`;

/** The page of each screen of the panels (`panelScreens`), in its order; what composes several features stands beside this. */
const screens = {
  dashboard: screen(
    'Dashboard',
    () =>
      Promise.all([
        import('../../features/dashboard/Dashboard.tsx'),
        import('../../features/audit/RecentActivity.tsx'),
      ]),
    ([{ Dashboard }, { RecentActivity }]) => <Dashboard activity={<RecentActivity />} />,
  ),
  products: screen(
    'Products',
    () => import('../../features/products/Products.tsx'),
    ({ Products }) => <Products />,
  ),
  'products/add': screen(
    'Add Product',
    () => import('../../features/products/AddProduct.tsx'),
    ({ AddProduct }) => <AddProduct />,
  ),
  'products/edit/:slug': screen(
    'Edit Product',
    () => import('../../features/products/EditProduct.tsx'),
    ({ EditProduct }, { slug }) => <EditProduct key={slug} slug={slug} />,
  ),
  'products/categories': screen(
    'Categories',
    () => import('../../features/products/Categories.tsx'),
    ({ Categories }) => <Categories />,
  ),
  orders: screen(
    'Orders',
    () => import('../../features/orders/OrderManagement.tsx'),
    ({ OrderManagement }) => <OrderManagement />,
  ),
  'orders/:slug': screen(
    'Order',
    () => import('../../features/orders/OrderPage.tsx'),
    ({ OrderPage }, { slug, viewer }) => <OrderPage key={slug} id={slug} viewer={viewer} />,
  ),
  coupons: screen(
    'Coupons',
    () => import('../../features/coupons/CouponManagement.tsx'),
    ({ CouponManagement }) => <CouponManagement />,
  ),
  plans: screen(
    'Plans',
    () => import('../../features/plans/PlanManagement.tsx'),
    ({ PlanManagement }) => <PlanManagement />,
  ),
  subscriptions: screen(
    'Subscriptions',
    () => import('../../features/subscriptions/Subscriptions.tsx'),
    ({ Subscriptions }) => <Subscriptions />,
  ),
  'subscriptions/:slug': screen(
    'Subscription',
    () => import('../../features/subscriptions/SubscriptionPage.tsx'),
    ({ SubscriptionPage }, { slug }) => <SubscriptionPage key={slug} id={slug} />,
  ),
  users: screen(
    'Users',
    () => import('./UsersScreen.tsx'),
    ({ UsersScreen }, { viewer, panel }) => <UsersScreen viewer={viewer} panel={panel} />,
  ),
  'user-management': screen(
    'User Management',
    () => import('./UserManagementScreen.tsx'),
    ({ UserManagementScreen }, { viewer, panel }) => <UserManagementScreen viewer={viewer} panel={panel} />,
  ),
  'website-management': screen(
    'Website Management',
    () => import('../../features/maintenance/WebsiteManagement.tsx'),
    ({ WebsiteManagement }, { viewer }) => <WebsiteManagement viewer={viewer} />,
  ),
  faqs: screen(
    'FAQs',
    () => import('../../features/faqs/Faqs.tsx'),
    ({ Faqs }) => <Faqs />,
  ),
  pages: screen(
    'Pages',
    () => import('../../features/texts/Pages.tsx'),
    ({ Pages }) => <Pages />,
  ),
  'pages/:slug': screen(
    'Edit Page',
    () => import('../../features/texts/EditPage.tsx'),
    ({ EditPage }, { slug }) => <EditPage key={slug} id={slug} />,
  ),
  'support-management': screen(
    'Support Management',
    () => import('./TicketsScreen.tsx'),
    ({ TicketsScreen }, { viewer, panel }) => <TicketsScreen viewer={viewer} panel={panel} />,
  ),
  'live-chat': screen(
    'Live Chat',
    () => import('../../features/chat/LiveChat.tsx'),
    ({ LiveChat }, { viewer }) => <LiveChat viewer={viewer} />,
  ),
  reports: screen(
    'Reports',
    () => import('../../features/dashboard/SalesReports.tsx'),
    ({ SalesReports }) => <SalesReports />,
  ),
  taxes: screen(
    'Taxes',
    () => import('../../features/taxes/Taxes.tsx'),
    ({ Taxes }) => <Taxes />,
  ),
  reconciliation: screen(
    'Reconciliation',
    () => import('../../features/reconciliation/Reconciliations.tsx'),
    ({ Reconciliations }) => <Reconciliations />,
  ),
  settings: screen(
    'Settings',
    () => import('../../features/settings/SettingsScreen.tsx'),
    ({ SettingsScreen }, { viewer }) => <SettingsScreen viewer={viewer} />,
  ),
  approvals: screen(
    'Approvals',
    () => import('../../features/approvals/Approvals.tsx'),
    ({ Approvals }, { viewer }) => <Approvals viewer={viewer} />,
  ),
  appeals: screen(
    'Appeals',
    () => import('../../features/people/Appeals.tsx'),
    ({ Appeals }, { viewer }) => <Appeals viewer={viewer} />,
  ),
  'abuse-reports': screen(
    'Abuse Reports',
    () => import('../../features/reports/Reports.tsx'),
    ({ Reports }, { panel }) => (
      <Reports people={panel === 'admin' ? panelPaths.adminUsers : panelPaths.staffUsers} />
    ),
  ),
  security: screen(
    'Security',
    () => import('../../features/security/Security.tsx'),
    ({ Security }) => <Security />,
  ),
  audit: screen(
    'Audit Log',
    () => import('../../features/audit/AuditLog.tsx'),
    ({ AuditLog }) => <AuditLog />,
  ),
  mail: screen(
    'Emails',
    () => import('../../features/mail/MailScreen.tsx'),
    ({ MailScreen }) => <MailScreen />,
  ),
  'staff/settings': screen(
    'Settings',
    () => import('./StaffSettings.tsx'),
    ({ StaffSettings }, { viewer }) => <StaffSettings viewer={viewer} />,
  ),
} satisfies Record<ScreenPath | 'staff/settings', Screen>;

export const pages: ReadonlyMap<string, Screen> = new Map(Object.entries(screens));
