import type { RouteObject } from 'react-router-dom';
import { BareRoot } from './BareRoot.tsx';
import { loadRoot, loadSettings } from './load-root.ts';
import { Root } from './Root.tsx';
import { PageSkeleton, RouteError } from './RouteError.tsx';

const login = () => import('../routes/account/login.tsx');
const panelLogin = () => import('../routes/panel/login.tsx');

/**
 * Every address of the store (docs/routes.md lists them with guard and chunk). Each page is a module in
 * `routes/` that exports `Component` and, for public data, `loader`; it loads when it is first visited. The panels' screens stand
 * in the panels' own tables (routes/panel/admin.tsx, routes/panel/staff.tsx).
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: RouteError,
    loader: loadRoot,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, lazy: () => import('../routes/store/home.tsx') },
          { path: 'templates', lazy: () => import('../routes/store/templates.tsx') },
          { path: 'categories', lazy: () => import('../routes/store/categories.tsx') },
          { path: 'pricing', lazy: () => import('../routes/store/pricing.tsx') },
          { path: 'about', lazy: () => import('../routes/store/about.tsx') },
          { path: 'support', lazy: () => import('../routes/store/support.tsx') },
          {
            path: 'support/documentation/:article?',
            lazy: () => import('../routes/store/documentation.tsx'),
          },
          { path: 'loading-demo', lazy: () => import('../routes/store/loading-demo.tsx') },
          { path: 'legal/:document', lazy: () => import('../routes/store/legal.tsx') },
          { path: 'product/:category/:slug/preview', lazy: () => import('../routes/store/preview.tsx') },
          { path: 'product/:category/:slug/versions', lazy: () => import('../routes/store/versions.tsx') },
          { path: 'login', lazy: login },
          { path: 'auth/Login', lazy: login },
          { path: 'auth/action', lazy: () => import('../routes/account/auth-action.tsx') },
          { path: 'auth/SignUP', lazy: () => import('../routes/account/sign-up.tsx') },
          { path: 'chat', lazy: () => import('../routes/account/chat.tsx') },
          { path: 'activate', lazy: () => import('../routes/account/activate.tsx') },
          { path: 'profile', lazy: () => import('../routes/account/profile.tsx') },
          { path: 'admin/login', lazy: panelLogin },
          { path: 'staffpanel', lazy: panelLogin },
          { path: 'routing-test', lazy: () => import('../routes/panel/routing.tsx') },
          { path: 'admin/*', lazy: () => import('../routes/panel/admin.tsx') },
          { path: 'staff/*', lazy: () => import('../routes/panel/staff.tsx') },
          { path: 'problem/contact/:person', lazy: () => import('../routes/account/contact.tsx') },
          { path: '403', lazy: () => import('../routes/store/forbidden.tsx') },
          { path: 'checkout/success', lazy: () => import('../routes/store/checkout-success.tsx') },
          { path: 'checkout/return', lazy: () => import('../routes/store/checkout-return.tsx') },
          { path: 'checkout/order', lazy: () => import('../routes/store/order.tsx') },
          { path: 'checkout/find-order', lazy: () => import('../routes/store/find-order.tsx') },
          { path: 'checkout/*', lazy: () => import('../routes/store/checkout.tsx') },
          { path: ':name', lazy: () => import('../routes/store/creator.tsx') },
          { path: '*', lazy: () => import('../routes/store/not-found.tsx') },
        ],
      },
    ],
  },
  {
    id: 'bare',
    Component: BareRoot,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: RouteError,
    loader: loadSettings,
    shouldRevalidate: () => false,
    children: [{ path: '/under/management', lazy: () => import('../routes/store/maintenance.tsx') }],
  },
];
