import type { RouteObject } from 'react-router-dom';
import { BareRoot } from './BareRoot.tsx';
import { loadRoot, loadSettings } from './load-root.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

/**
 * Every address of the store (docs/routes.md lists them with guard and chunk). Each page is a module in
 * `routes/` that exports `Component` and, for public data, `loader`; it loads when it is first visited. The panels' screens stand
 * in the panels' own tables (routes/admin.tsx, routes/staff.tsx).
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
          { index: true, lazy: () => import('../routes/home.tsx') },
          { path: 'templates', lazy: () => import('../routes/templates.tsx') },
          { path: 'categories', lazy: () => import('../routes/categories.tsx') },
          { path: 'pricing', lazy: () => import('../routes/pricing.tsx') },
          { path: 'about', lazy: () => import('../routes/about.tsx') },
          { path: 'support', lazy: () => import('../routes/support.tsx') },
          { path: 'support/documentation/:article?', lazy: () => import('../routes/documentation.tsx') },
          { path: 'loading-demo', lazy: () => import('../routes/loading-demo.tsx') },
          { path: 'legal/:document', lazy: () => import('../routes/legal.tsx') },
          { path: 'product/:category/:slug/preview', lazy: () => import('../routes/preview.tsx') },
          { path: 'login', lazy: () => import('../routes/login.tsx') },
          { path: 'auth/Login', lazy: () => import('../routes/login.tsx') },
          { path: 'auth/SignUP', lazy: () => import('../routes/sign-up.tsx') },
          { path: 'chat', lazy: () => import('../routes/chat.tsx') },
          { path: 'profile', lazy: () => import('../routes/profile.tsx') },
          { path: 'admin/login', lazy: () => import('../routes/panel-login.tsx') },
          { path: 'staffpanel', lazy: () => import('../routes/panel-login.tsx') },
          { path: 'routing-test', lazy: () => import('../routes/panel-routing.tsx') },
          { path: 'admin/*', lazy: () => import('../routes/admin.tsx') },
          { path: 'staff/*', lazy: () => import('../routes/staff.tsx') },
          { path: 'problem/contact/:person', lazy: () => import('../routes/contact.tsx') },
          { path: '403', lazy: () => import('../routes/forbidden.tsx') },
          { path: 'checkout/success', lazy: () => import('../routes/checkout-success.tsx') },
          { path: 'checkout/*', lazy: () => import('../routes/checkout.tsx') },
          { path: ':name', lazy: () => import('../routes/creator.tsx') },
          { path: '*', lazy: () => import('../routes/not-found.tsx') },
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
    children: [{ path: '/under/management', lazy: () => import('../routes/maintenance.tsx') }],
  },
];
