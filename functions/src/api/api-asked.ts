import { requestDownloadInput } from '@tempera/domain/calls/calls';

const { slug: slugSchema, version: versionSchema } = requestDownloadInput.shape;

const isSlug = (text: string) => slugSchema.safeParse(text).success;
const isVersion = (text: string) => versionSchema.safeParse(text).success;

/** What an address of the API stands for. */
export type ApiAsked = OpenAsked | OwnAsked;

/** What pages of the store show to everybody. */
export type OpenAsked = { what: 'products' } | { what: 'product' | 'releases'; slug: string };

/** What only the bearer of a token is told. */
export type OwnAsked =
  | { what: 'me' | 'library' | 'advisories' }
  | { what: 'release' | 'archive'; slug: string; version: string };

export const isOpen = (asked: ApiAsked): asked is OpenAsked =>
  asked.what === 'products' || asked.what === 'product' || asked.what === 'releases';

const lists = [{ what: 'me' }, { what: 'products' }, { what: 'library' }, { what: 'advisories' }] as const;

/** Null for an address that stands for nothing. @param path `/api/…` */
export function readAsked(path: string): ApiAsked | null {
  const [, , first, slug, second, version, third, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (slug === undefined) return lists.find((one) => one.what === first) ?? null;
  if (first !== 'products' || !isSlug(slug)) return null;
  if (second === undefined) return { what: 'product', slug };
  if (second !== 'releases') return null;
  if (version === undefined) return { what: 'releases', slug };
  if (!isVersion(version)) return null;
  if (third === undefined) return { what: 'release', slug, version };
  return third === 'archive' ? { what: 'archive', slug, version } : null;
}
