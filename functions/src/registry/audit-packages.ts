import type { Advisory } from '@tempera/domain/advisories/advisory';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { readAuditTree } from '@tempera/domain/packages/audit-tree';
import { affecting, toAuditAdvisory, toBulkAdvisory } from '@tempera/domain/packages/package-advisories';
import { packageName, slugOfPackage } from '@tempera/domain/packages/package-name';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { z } from 'zod';
import { readAdvisories } from '../advisories/advisories.store.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { parseInput } from '../platform/parse-input.ts';
import { refs } from '../platform/refs.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { findPackage } from './find-package.ts';

/** Packages of the store in one tree: nobody has more. */
const mostOurs = 200;

/** Of the names in a tree, which are mostly others', those that may be of the store: what its person has, and what is named as the store names. */
async function oursAmong({ uid }: TokenCaller, names: readonly string[], store: string) {
  const library = await refs.library(uid).select().get();
  const owned = new Set(library.docs.map(({ id }) => id));
  return names
    .flatMap((name) => {
      const slug = slugOfPackage(name);
      return slug !== null && (owned.has(slug) || packageName(store, slug) === name) ? [{ name, slug }] : [];
    })
    .slice(0, mostOurs);
}

interface Told {
  advisories: Advisory[];
  /** Where its person reads on. */
  url: string;
}

/** The advisories of a package that somebody may have; null for none, and for any other, as if it were not there. */
async function told(
  caller: TokenCaller,
  named: { name: string; slug: string },
  settings: SiteSettings,
): Promise<Told | null> {
  const advisories = await readAdvisories([named.slug]);
  if (advisories.length === 0) return null;
  try {
    const { category, slug } = (await findPackage(caller, named)).offer;
    return { advisories, url: linkTo(paths.versions(category, slug), settings) };
  } catch (cause) {
    if (cause instanceof RefusalError) return null;
    throw cause;
  }
}

/** The advisories of these versions, by the names of their packages. */
async function findAdvisories(caller: TokenCaller, versions: ReadonlyMap<string, readonly string[]>) {
  const settings = await loadSettings();
  const found: [name: string, Told][] = [];
  for (const named of await oursAmong(caller, [...versions.keys()], settings.siteName)) {
    const known = await told(caller, named, settings);
    const advisories = affecting(versions.get(named.name) ?? [], known?.advisories ?? []);
    if (known && advisories.length > 0) found.push([named.name, { ...known, advisories }]);
  }
  return found;
}

const bulkSchema = z.record(z.string(), z.array(z.string()));

/**
 * Which packages of a tree have advisories, as npm asks it.
 * @param body versions by the names of packages
 * @throws RefusalError `invalid-input`
 */
export async function auditBulk(caller: TokenCaller, body: unknown) {
  const versions = new Map(Object.entries(parseInput(bulkSchema, body)));
  const found = await findAdvisories(caller, versions);
  return Object.fromEntries(
    found.map(([name, { advisories, url }]) => [name, advisories.map((one) => toBulkAdvisory(one, url))]),
  );
}

/**
 * The same as Yarn asks it, and as npm did.
 * @param body a tree of packages
 */
export async function auditTree(caller: TokenCaller, body: unknown) {
  const tree = readAuditTree(body);
  const versions = new Map([...tree].map(([name, found]) => [name, found.map(({ version }) => version)]));
  const found = await findAdvisories(caller, versions);
  const listed = found.flatMap(([name, { advisories, url }]) =>
    advisories.map((one) => {
      const where = (tree.get(name) ?? []).filter(({ version }) => one.versions.includes(version));
      return toAuditAdvisory(name, one, where, url);
    }),
  );
  const counted = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };
  for (const { severity } of listed) counted[severity] += 1;
  const dependencies = versions.size;
  return {
    actions: [],
    advisories: Object.fromEntries(listed.map((one) => [one.id, one])),
    muted: [],
    metadata: {
      vulnerabilities: counted,
      dependencies,
      devDependencies: 0,
      optionalDependencies: 0,
      totalDependencies: dependencies,
    },
  };
}
