/** Every address of the store, built in one place. Slugs are safe in a path as they are. */
export const paths = {
  home: '/',
  templates: '/templates',
  categories: '/categories',
  pricing: '/pricing',
  about: '/about',
  support: '/support',
  guide: (id: string) => `/support/documentation/${id}`,
  documentation: '/support/documentation',
  login: '/auth/Login',
  signUp: '/auth/SignUP',
  profile: '/profile',
  ownTickets: '/profile#tickets',
  /** Direct messages, and the conversation with one person. */
  chat: '/chat',
  chatWith: (uid: string) => `/chat?with=${encodeURIComponent(uid)}`,
  checkoutSuccess: '/checkout/success',
  forbidden: '/403',
  maintenance: '/under/management',
  /** Leads on to one's own support chat, for whoever has to sign in first. */
  maintenanceSupport: '/under/management?support',
  /** A person's support chat, at one ticket or the newest; `id` is a uid, or a name with `%` for its spaces. */
  supportChat: (id: string, ticket?: string) =>
    `/problem/contact/id=${encodeURIComponent(id)}${ticket ? `?ticket=${encodeURIComponent(ticket)}` : ''}`,
  adminLogin: '/admin/login',
  staffLogin: '/staffpanel',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  preview: (category: string, slug: string) => `/product/category=${category}/${slug}/preview`,
  /** Every release of a template, what changed, and its source for whoever owns it. */
  versions: (category: string, slug: string) => `/product/category=${category}/${slug}/versions`,
  category: (category: string) => `/templates?category=${category}`,
  checkout: (slugs: readonly string[]) =>
    slugs.length === 1 ? `/checkout/product=${slugs[0]}` : `/checkout/products=${slugs.join(',')}`,
  planCheckout: (planId: string) => `/checkout/plan=${planId}`,
  profilePlan: '/profile#plan',
  profileTokens: '/profile#tokens',
  /** What git clones a template from. */
  git: (slug: string) => `/git/${slug}.git`,
  loginToBuy: (slug: string) => `/auth/Login?purchase-product-${slug}`,
  /** Sign in, then come back to a page of the store. */
  loginThen: (next: string) => `/auth/Login?next=${encodeURIComponent(next)}`,
  /** Where a person lets a device in that shows them a code. */
  activate: '/activate',
  activateCode: (code: string) => `/activate?code=${encodeURIComponent(code)}`,
  order: (orderId: string) => `/checkout/success?order=${orderId}`,
} as const;

/** The slugs of `/checkout/product={slug}` or `/checkout/products={a,b}`; the part after `/checkout/`. */
export function slugsOfCheckout(rest: string): string[] {
  const match = /^products?=(.*)$/.exec(rest);
  return match?.[1] ? match[1].split(',').filter(Boolean) : [];
}

/** The plan of `/checkout/plan={id}`, null where the part after `/checkout/` names none. */
export function planOfCheckout(rest: string): string | null {
  return /^plan=([a-z0-9][a-z0-9-]{0,63})$/.exec(rest)?.[1] ?? null;
}

const contactStart = '/problem/contact/';

/** Whether an address is somebody's support chat, the one page that a restricted person keeps. */
export const isContact = (pathname: string): boolean => pathname.startsWith(contactStart);

/**
 * Whose support chat `/problem/contact/id={id}` is: a uid, or a name with percent signs for its spaces. `rest` is the
 * decoded part after `/problem/contact/`; null when it names nobody.
 */
export function personOfContact(rest: string): { uid: string; name: string } | null {
  const id = /^id=(.{1,200})$/s.exec(rest)?.[1];
  return id ? { uid: id, name: id.replaceAll('%', ' ') } : null;
}

/** The slug of the query parameter whose name starts with `purchase-product-`. */
export function slugOfPurchase(search: string): string | null {
  for (const name of new URLSearchParams(search).keys()) {
    const match = /^purchase-product-([a-z0-9][a-z0-9-]{0,63})$/.exec(name);
    if (match?.[1]) return match[1];
  }
  return null;
}

/** Where a person goes after signing in. */
export function afterLogin(slug: string | null): string {
  if (slug === null) return paths.home;
  return slug === 'neogate' ? paths.preview('auth', 'neogate') : paths.checkout([slug]);
}
