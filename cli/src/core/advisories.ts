import { type Severity, severities, type Weakness } from '@tempera/domain/advisories/advisory';
import { Failure } from './failure.ts';
import { block, plainLine } from './plain-text.ts';

export interface Advisory {
  id: string;
  slug: string;
  title: string;
  severity: Severity;
  text: string;
  /** Those affected. */
  versions: string[];
  fixedIn: string | null;
  /** The version that its owner has by the store's book; null where it has none. */
  held: string | null;
  /** Milliseconds. */
  publishedAt: number | null;
}

/** A folder with a release of a template. */
export interface Copy {
  folder: string;
  slug: string;
  version: string;
}

/** @throws Failure */
export function readSeverity(typed: string): Severity {
  const found = severities.find((one) => one === typed);
  if (!found) throw new Failure('usage', `“${typed}” is not a severity. Use ${severities.join(', ')}.`);
  return found;
}

/** The copies that an advisory is about. */
export const affectedCopies = ({ slug, versions }: Advisory, copies: readonly Copy[]): Copy[] =>
  copies.filter((copy) => copy.slug === slug && versions.includes(copy.version));

/**
 * What is wrong, and what to do.
 * @param which template and versions
 * @param where folders it was found in, where some were looked at
 */
export function describeWeakness(
  { severity, title, text, fixedIn }: Weakness,
  which: string,
  where: readonly string[] = [],
): string {
  return [
    `${severity}: ${which}: ${plainLine(title)}`,
    ...(where.length > 0 ? [`  ${where.length > 1 ? 'Folders' : 'Folder'}: ${where.join(', ')}`] : []),
    block(text),
    `  ${fixedIn ? `Fixed in ${plainLine(fixedIn)}.` : 'There is no release yet that fixes it.'}`,
  ].join('\n');
}

/**
 * The advisories that count, the worst first: from a severity on, and where copies are named, those that affect one of them.
 * @param copies null for the versions that the person has by the store's book
 */
export function pickAdvisories(
  all: readonly Advisory[],
  least: Severity,
  copies: readonly Copy[] | null,
): Advisory[] {
  const affects = (one: Advisory) =>
    copies === null
      ? one.held === null || one.versions.includes(one.held)
      : affectedCopies(one, copies).length > 0;
  return all
    .filter((one) => severities.indexOf(one.severity) >= severities.indexOf(least) && affects(one))
    .toSorted((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity));
}
