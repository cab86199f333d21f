import { severities } from '@tempera/domain/advisories/advisory';
import { currencies } from '@tempera/domain/money/money';
import { z } from 'zod';
import { askStore, type Session } from './ask-store.ts';

/** What a store answers programs. Times in milliseconds, prices in cents. */

const time = z.number().nullable();

const me = z.object({ uid: z.string(), name: z.string(), email: z.string(), scopes: z.array(z.string()) });

const row = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  priceCents: z.number().int(),
  currency: z.enum(currencies).default('USD'),
  technology: z.string().nullable(),
});

const product = z.looseObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  priceCents: z.number().int(),
  currency: z.enum(currencies).default('USD'),
  license: z.string().default(''),
  technology: z.string().nullish(),
  /** What npm and shadcn call it; missing from stores older than it. */
  packageName: z.string().nullish(),
  version: z.string(),
});

/** What is known to be wrong with a release. */
const weakness = z.object({
  severity: z.enum(severities),
  title: z.string(),
  text: z.string(),
  fixedIn: z.string().nullable(),
});

const release = z.object({
  version: z.string(),
  releasedAt: time,
  changelog: z.string().default(''),
  sizeBytes: z.number(),
  sha256: z.string(),
  fileName: z.string(),
  /** This and the next are missing from stores older than them. */
  advisories: z.array(weakness).default([]),
  installs: z.object({ npm: z.string().nullable(), shadcn: z.boolean() }).optional(),
});

const committed = z.object({
  version: z.string(),
  commit: z.string().nullable(),
  tree: z.string().nullable(),
});

const archive = z.object({
  url: z.url(),
  fileName: z.string(),
  sizeBytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.number(),
});

const owned = z.object({
  slug: z.string(),
  title: z.string().nullable(),
  version: z.string().nullable(),
  /** Missing from stores older than it. */
  downloaded: z.string().nullable().default(null),
  grantedAt: time,
  suspended: z.boolean(),
});

const advisory = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  severity: z.enum(severities),
  text: z.string(),
  versions: z.array(z.string()),
  fixedIn: z.string().nullable(),
  /** Missing from stores older than it. */
  held: z.string().nullable().default(null),
  publishedAt: time,
});

export type ArchiveLink = z.infer<typeof archive>;

const at = (slug: string) => `/api/products/${encodeURIComponent(slug)}`;

export const readMe = (session: Session) => askStore(session, '/api/me', me);

export const searchProducts = async (session: Session, text: string, limit: number) => {
  const query = new URLSearchParams({ q: text, limit: String(limit) });
  return (await askStore(session, `/api/products?${query}`, z.object({ products: z.array(row) }))).products;
};

export const readProduct = (session: Session, slug: string) => askStore(session, at(slug), product);

/** Newest first. */
export const listReleases = async (session: Session, slug: string) =>
  (await askStore(session, `${at(slug)}/releases`, z.object({ releases: z.array(release) }))).releases;

/** What git has of a release; null where it has nothing. */
export const readRelease = (session: Session, slug: string, version: string) =>
  askStore(session, `${at(slug)}/releases/${version}`, committed);

export const askArchive = (session: Session, slug: string, version: string) =>
  askStore(session, `${at(slug)}/releases/${version}/archive`, archive);

export const readLibrary = async (session: Session) =>
  (await askStore(session, '/api/library', z.object({ products: z.array(owned) }))).products;

/** Those of what is owned. */
export const listAdvisories = async (session: Session) =>
  (await askStore(session, '/api/advisories', z.object({ advisories: z.array(advisory) }))).advisories;

/** Ends the token that is asked with. */
export const endToken = (session: Session) =>
  askStore(session, '/api/token', z.object({ revoked: z.boolean() }), { method: 'DELETE' });
