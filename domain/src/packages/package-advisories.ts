import { type Advisory, byUrgency } from '../advisories/advisory.ts';
import { compareVersions } from '../catalogue/compare-versions.ts';

/** What a client says of a version that advisories are about, the worst first; null where none is. */
export function deprecationOf(version: string, advisories: readonly Advisory[]): string | null {
  const told = advisories
    .filter(({ versions }) => versions.includes(version))
    .toSorted(byUrgency)
    .map(({ severity, title, text }) => `${severity}: ${title}. ${text}`.trim());
  return told.length === 0 ? null : told.join(' ');
}

/** Just these versions, as a range. */
const rangeOf = ({ versions }: Advisory) => versions.toSorted(compareVersions).join(' || ');

/** Of these advisories, those of any of these versions. */
export const affecting = (versions: readonly string[], advisories: readonly Advisory[]) =>
  advisories.filter((one) => one.versions.some((version) => versions.includes(version)));

/** As npm's bulk request is answered. @param url where its person reads on */
export const toBulkAdvisory = (advisory: Advisory, url: string) => ({
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
export const toAuditAdvisory = (name: string, advisory: Advisory, found: readonly Found[], url: string) => ({
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
