/** Every address of the store, built in one place (storefront.md §2). Slugs are safe in a path as they are. */
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
  checkoutSuccess: '/checkout/success',
  forbidden: '/403',
  maintenance: '/under/management',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  preview: (category: string, slug: string) => `/product/category=${category}/${slug}/preview`,
  category: (category: string) => `/templates?category=${category}`,
  checkout: (slugs: readonly string[]) =>
    slugs.length === 1 ? `/checkout/product=${slugs[0]}` : `/checkout/products=${slugs.join(',')}`,
  planCheckout: (planId: string) => `/checkout/plan=${planId}`,
  profilePlan: '/profile#plan',
  loginToBuy: (slug: string) => `/auth/Login?purchase-product-${slug}`,
  /** Sign in, then come back to a page of the store. */
  loginThen: (next: string) => `/auth/Login?next=${encodeURIComponent(next)}`,
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

/** The slug of the query parameter whose name starts with `purchase-product-` (storefront.md §2, Login). */
export function slugOfPurchase(search: string): string | null {
  for (const name of new URLSearchParams(search).keys()) {
    const match = /^purchase-product-([a-z0-9][a-z0-9-]{0,63})$/.exec(name);
    if (match?.[1]) return match[1];
  }
  return null;
}

/** Where a person goes after signing in (storefront.md §9, Redirect after login). */
export function afterLogin(slug: string | null): string {
  if (slug === null) return paths.home;
  return slug === 'neogate' ? paths.preview('auth', 'neogate') : paths.checkout([slug]);
}
