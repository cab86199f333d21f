import type { Role } from '../people/roles.ts';

/** The back-office's two panels, each at an address of its own. */
export type Panel = 'admin' | 'staff';

/** A screen of the panels. */
export interface PanelScreen {
  /** Its address below the panel's; a part with a colon stands for a name. */
  path: string;
  /** Its name in the sidebar and the command palette; screens without one are reached from another screen. */
  label?: string;
  /** The part of the admin panel's sidebar that it stands in. */
  group: 'Store' | 'People' | 'Site' | 'Business' | 'Records';
  panels: readonly Panel[];
}

const admin = ['admin'] as const;
const both = ['admin', 'staff'] as const;

/**
 * Every screen of the panels, in the order of the sidebar, which is made from this table; the command palette, the
 * addresses in `paths` and the table in docs/routes.md are too. A screen's page is its row in
 * `web/src/routes/panel/screens.tsx`.
 */
export const panelScreens = [
  { path: 'dashboard', label: 'Dashboard', group: 'Store', panels: admin },
  { path: 'products', label: 'Products', group: 'Store', panels: admin },
  { path: 'products/add', group: 'Store', panels: admin },
  { path: 'products/edit/:slug', group: 'Store', panels: admin },
  { path: 'products/categories', group: 'Store', panels: admin },
  { path: 'orders', label: 'Orders', group: 'Store', panels: admin },
  { path: 'orders/:slug', group: 'Store', panels: admin },
  { path: 'coupons', label: 'Coupons', group: 'Store', panels: admin },
  { path: 'plans', label: 'Plans', group: 'Store', panels: admin },
  { path: 'subscriptions', label: 'Subscriptions', group: 'Store', panels: admin },
  { path: 'subscriptions/:slug', group: 'Store', panels: admin },
  { path: 'users', label: 'Users', group: 'People', panels: admin },
  { path: 'user-management', label: 'User Management', group: 'People', panels: both },
  { path: 'website-management', label: 'Website Management', group: 'Site', panels: admin },
  { path: 'faqs', label: 'FAQs', group: 'Site', panels: admin },
  { path: 'pages', label: 'Pages', group: 'Site', panels: admin },
  { path: 'pages/:slug', group: 'Site', panels: admin },
  { path: 'support-management', label: 'Support Management', group: 'Site', panels: both },
  { path: 'live-chat', label: 'Live Chat', group: 'Site', panels: both },
  { path: 'reports', label: 'Reports', group: 'Business', panels: admin },
  { path: 'taxes', label: 'Taxes', group: 'Business', panels: admin },
  { path: 'reconciliation', label: 'Reconciliation', group: 'Business', panels: admin },
  { path: 'settings', label: 'Settings', group: 'Business', panels: admin },
  { path: 'approvals', label: 'Approvals', group: 'Records', panels: admin },
  { path: 'appeals', label: 'Appeals', group: 'Records', panels: both },
  { path: 'abuse-reports', label: 'Abuse Reports', group: 'Records', panels: both },
  { path: 'security', label: 'Security', group: 'Records', panels: admin },
  { path: 'audit', label: 'Audit Log', group: 'Records', panels: admin },
  { path: 'mail', label: 'Emails', group: 'Records', panels: admin },
  { path: 'settings', label: 'Settings', group: 'Business', panels: ['staff'] },
] as const satisfies readonly PanelScreen[];

export type ScreenPath = (typeof panelScreens)[number]['path'];

/** The screens of one panel. */
export const screensOf = (panel: Panel) =>
  panelScreens.filter(({ panels }) => panels.some((one) => one === panel));

/** Where a screen is, `/admin/orders`; a part with a colon is filled from `name`. */
export const screenAddress = (panel: Panel, path: ScreenPath, name = ''): string =>
  `/${panel}/${path.replace(/:\w+/, name)}`;

/** The addresses of screens that others lead to; apart from `paths`, because no visitor's page names a panel's screens. */
export const panelPaths = {
  adminDashboard: screenAddress('admin', 'dashboard'),
  adminUsers: screenAddress('admin', 'user-management'),
  adminOrders: screenAddress('admin', 'orders'),
  adminOrder: (id: string) => screenAddress('admin', 'orders/:slug', encodeURIComponent(id)),
  adminCoupons: screenAddress('admin', 'coupons'),
  adminPlans: screenAddress('admin', 'plans'),
  adminSubscriptions: screenAddress('admin', 'subscriptions'),
  adminSubscription: (uid: string) => screenAddress('admin', 'subscriptions/:slug', encodeURIComponent(uid)),
  adminReconciliation: screenAddress('admin', 'reconciliation'),
  adminReports: screenAddress('admin', 'reports'),
  adminApprovals: screenAddress('admin', 'approvals'),
  adminAppeals: screenAddress('admin', 'appeals'),
  adminWebsite: screenAddress('admin', 'website-management'),
  adminFaqs: screenAddress('admin', 'faqs'),
  adminPages: screenAddress('admin', 'pages'),
  adminPage: (id: string) => screenAddress('admin', 'pages/:slug', id),
  adminTickets: screenAddress('admin', 'support-management'),
  adminSecurity: screenAddress('admin', 'security'),
  adminAudit: screenAddress('admin', 'audit'),
  adminProducts: screenAddress('admin', 'products'),
  adminAddProduct: screenAddress('admin', 'products/add'),
  adminEditProduct: (slug: string) => screenAddress('admin', 'products/edit/:slug', slug),
  adminCategories: screenAddress('admin', 'products/categories'),
  staffUsers: screenAddress('staff', 'user-management'),
  staffAppeals: screenAddress('staff', 'appeals'),
  staffTickets: screenAddress('staff', 'support-management'),
  staffChat: screenAddress('staff', 'live-chat'),
  adminChat: screenAddress('admin', 'live-chat'),
  staffSettings: screenAddress('staff', 'settings'),
} as const;

/** Where a role works; null for customers, who have no panel. */
export function panelHome(role: Role): string | null {
  if (role === 'customer') return null;
  return role === 'staff' ? panelPaths.staffUsers : panelPaths.adminDashboard;
}
