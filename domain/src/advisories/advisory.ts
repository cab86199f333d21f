import { z } from 'zod';
import { compareVersions } from '../catalogue/compare-versions.ts';
import { versionPattern } from '../catalogue/product-calls.ts';
import { slugSchema } from '../catalogue/slug.ts';

/** How bad a weakness is, the mildest first; npm's words. */
export const severities = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** How many products are asked about in one query. */
export const slugsInOneQuery = 30;

export const advisoryLimits = { title: 120, text: 2_000, versions: 50 } as const;

/** `advisories/{id}`: what is wrong with some versions of a product, and what to do. */
export interface Advisory {
  id: string;
  slug: string;
  severity: Severity;
  title: string;
  /** What to do, as plain text. */
  text: string;
  /** Those that have it, the newest first. */
  versions: string[];
  /** The version that has it no more; null while there is none. */
  fixedIn: string | null;
  /** Milliseconds. */
  publishedAt: number;
  /** Milliseconds; null while it holds. */
  withdrawnAt: number | null;
}

const versionSchema = z.string().regex(versionPattern);

/** An advisory as it is stored, whatever its times are made of. */
export const advisorySchema = z.object({
  slug: slugSchema,
  severity: z.enum(severities),
  title: z.string().trim().min(1).max(advisoryLimits.title),
  text: z.string().trim().min(1).max(advisoryLimits.text),
  versions: z.array(versionSchema).min(1).max(advisoryLimits.versions),
  fixedIn: versionSchema.nullable(),
});

/** Whether a person who has this version is concerned. */
export const affects = (
  { versions, withdrawnAt }: Pick<Advisory, 'versions' | 'withdrawnAt'>,
  version: string,
): boolean => withdrawnAt === null && versions.includes(version);

/** “1.0.0”, “1.0.0 and 1.1.0”, “1.0.0 to 1.3.0 (4 versions)”. @param versions at least one, in any order */
export function versionsText(versions: readonly string[]): string {
  const sorted = versions.toSorted(compareVersions);
  const [first = '', second] = sorted;
  if (second === undefined) return first;
  if (sorted.length === 2) return `${first} and ${second}`;
  return `${first} to ${sorted.at(-1)} (${sorted.length} versions)`;
}

/**
 * What an owner is told: “1.0.0 has a known vulnerability: Open redirect, fixed in 1.0.1.”
 * @param version the one that they have; without it, all that are affected
 */
export function advisorySentence(
  { versions, title, fixedIn }: Pick<Advisory, 'versions' | 'title' | 'fixedIn'>,
  version?: string,
): string {
  const [which, has] =
    version === undefined ? [versionsText(versions), versions.length > 1 ? 'have' : 'has'] : [version, 'has'];
  const fix = fixedIn === null ? 'not fixed yet' : `fixed in ${fixedIn}`;
  return `${which} ${has} a known vulnerability: ${title.replace(/[.!]$/, '')}, ${fix}.`;
}

/** What is told of an advisory beside a version that it is about. */
export type Weakness = Pick<Advisory, 'severity' | 'title' | 'text' | 'fixedIn'>;

/** What is known to be wrong with a version, the worst first. */
export const weaknessesOf = (version: string, advisories: readonly Advisory[]): Weakness[] =>
  advisories
    .filter((one) => affects(one, version))
    .toSorted(byUrgency)
    .map(({ severity, title, text, fixedIn }) => ({ severity, title, text, fixedIn }));

/** Where those who manage the store ask how many have a product. */
export const ownersPath = (slug: string): string => `/owners/${slug}`;

/** The worst first, of the same severity the newest. */
export const byUrgency = (
  one: Pick<Advisory, 'severity' | 'publishedAt'>,
  other: Pick<Advisory, 'severity' | 'publishedAt'>,
): number =>
  severities.indexOf(other.severity) - severities.indexOf(one.severity) ||
  other.publishedAt - one.publishedAt;
