import type { Advisory } from '@tempera/domain/advisories/advisory';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import { readAuditTree } from '@tempera/domain/packages/audit-tree';
import { affecting, toAuditAdvisory, toBulkAdvisory } from '@tempera/domain/packages/package-advisories';
import { packageName, slugOfPackage } from '@tempera/domain/packages/package-name';
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

/** The advisories of a package that somebody may have; none of any other, as if it were not there. */
async function told(caller: TokenCaller, named: { name: string; slug: string }): Promise<Advisory[]> {
  const advisories = await readAdvisories([named.slug]);
  if (advisories.length === 0) return [];
  try {
    await findPackage(caller, named);
    return advisories;
  } catch (cause) {
    if (cause instanceof RefusalError) return [];
    throw cause;
  }
}

/** By the name of each package that has any, the advisories of these versions; and where the bearer of a token reads on. */
async function findAdvisories(caller: TokenCaller, versions: ReadonlyMap<string, readonly string[]>) {
  const settings = await loadSettings();
  const found = new Map<string, Advisory[]>();
  for (const named of await oursAmong(caller, [...versions.keys()], settings.siteName)) {
    const concerned = affecting(versions.get(named.name) ?? [], await told(caller, named));
    if (concerned.length > 0) found.set(named.name, concerned);
  }
  return { found, readOn: linkTo(libraryPath, settings) };
}

const bulkSchema = z.record(z.string(), z.array(z.string()));

/**
 * Which packages of a tree have advisories, as npm asks it.
 * @param body versions by the names of packages
 * @throws RefusalError `invalid-input`
 */
export async function auditBulk(caller: TokenCaller, body: unknown) {
  const versions = new Map(Object.entries(parseInput(bulkSchema, body)));
  const { found, readOn } = await findAdvisories(caller, versions);
  return Object.fromEntries(
    [...found].map(([name, advisories]) => [name, advisories.map((one) => toBulkAdvisory(one, readOn))]),
  );
}

/**
 * The same as Yarn asks it, and as npm did.
 * @param body a tree of packages
 */
export async function auditTree(caller: TokenCaller, body: unknown) {
  const tree = readAuditTree(body);
  const versions = new Map([...tree].map(([name, found]) => [name, found.map(({ version }) => version)]));
  const { found, readOn } = await findAdvisories(caller, versions);
  const listed = [...found].flatMap(([name, advisories]) =>
    advisories.map((one) => {
      const where = (tree.get(name) ?? []).filter(({ version }) => one.versions.includes(version));
      return toAuditAdvisory(name, one, where, readOn);
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
