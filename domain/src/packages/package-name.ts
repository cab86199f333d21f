import { slugPattern } from '../catalogue/slug-pattern.ts';

/** A scope beyond this is none that npm takes, with a slug of any length behind it. */
const longestScope = 100;

/**
 * The scope of a store's packages, without its `@`: the letters and digits of the store's name, `Neo Store` as `neostore`. A store whose name has none of
 * either has `store`.
 */
export const scopeOf = (siteName: string): string =>
  siteName
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longestScope) || 'store';

/** What a template is called as a package of a store: its slug, within the store's scope. */
export const packageName = (siteName: string, slug: string): string => `@${scopeOf(siteName)}/${slug}`;

/** The slug in the name of a package; null for a name that no store gives. */
export function slugOfPackage(name: string): string | null {
  const [, slug = ''] = /^@[a-z0-9]{1,100}\/([^/]+)$/.exec(name) ?? [];
  return slugPattern.test(slug) ? slug : null;
}
