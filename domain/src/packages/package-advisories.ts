import { compareVersions } from '../catalogue/compare-versions.ts';

/** An advisory of a package as clients of a registry are told of it. `publishedAt` in milliseconds. */
export interface PackageAdvisory {
  id: string;
  severity: 'low' | 'moderate' | 'high' | 'critical';
  title: string;
  /** What to do. */
  text: string;
  /** The versions that are affected. */
  versions: readonly string[];
  fixedIn: string | null;
  publishedAt: number;
}

const severities = ['critical', 'high', 'moderate', 'low'] as const;

const worstFirst = (one: PackageAdvisory, other: PackageAdvisory) =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity);

/** What a client says of a version that advisories are about, the gravest first; null where none is. */
export function deprecationOf(version: string, advisories: readonly PackageAdvisory[]): string | null {
  const told = advisories
    .filter(({ versions }) => versions.includes(version))
    .toSorted(worstFirst)
    .map(({ severity, title, text }) => `${severity}: ${title}. ${text}`.trim());
  return told.length === 0 ? null : told.join(' ');
}

/** Just these versions, as a range. */
const rangeOf = ({ versions }: PackageAdvisory) => versions.toSorted(compareVersions).join(' || ');

/** Of these advisories, those of any of these versions. */
export const affecting = (versions: readonly string[], advisories: readonly PackageAdvisory[]) =>
  advisories.filter((one) => one.versions.some((version) => versions.includes(version)));

/** As npm's bulk request is answered. @param url where its person reads on */
export const toBulkAdvisory = (advisory: PackageAdvisory, url: string) => ({
  id: advisory.id,
  url,
  title: advisory.title,
  severity: advisory.severity,
  vulnerable_versions: rangeOf(advisory),
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

/** Where in somebody's tree a package stands: the names that lead there, `a>b`. */
export interface Found {
  version: string;
  paths: string[];
}

/** As the request before it was, which Yarn and earlier clients make. */
export const toAuditAdvisory = (
  name: string,
  advisory: PackageAdvisory,
  found: readonly Found[],
  url: string,
) => ({
  findings: found.map((one) => ({ ...one, dev: false, optional: false, bundled: false })),
  id: advisory.id,
  created: new Date(advisory.publishedAt).toISOString(),
  updated: new Date(advisory.publishedAt).toISOString(),
  deleted: null,
  title: advisory.title,
  module_name: name,
  cves: [],
  vulnerable_versions: rangeOf(advisory),
  patched_versions: advisory.fixedIn === null ? '<0.0.0' : `>=${advisory.fixedIn}`,
  overview: advisory.text,
  recommendation: advisory.text,
  references: '',
  access: 'public',
  severity: advisory.severity,
  cwe: '',
  metadata: { module_type: '', exploitability: 0, affected_components: '' },
  url,
});
