import { type ScanSecurityOutput, urgentOf } from '@tempera/domain/operations/security-scan';
import { formatCount } from '@tempera/domain/site/plain-text';

/** What a scan found, in a sentence: problems as the dashboard counts them, and apart from those what only says how things are. */
export function scanWords({ findings, checks }: ScanSecurityOutput): string {
  const problems = urgentOf(findings);
  const notes = findings.length - problems;
  const found =
    problems === 0
      ? `No problems found in ${formatCount(checks)} checks.`
      : `${formatCount(problems)} ${problems === 1 ? 'problem' : 'problems'} found in ${formatCount(checks)} checks.`;
  return notes === 0
    ? found
    : `${found} ${formatCount(notes)} ${notes === 1 ? 'note' : 'notes'} of low severity.`;
}
