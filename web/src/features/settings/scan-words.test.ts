import type { Finding, Severity } from '@tempera/domain/operations/security-scan';
import { expect, it } from 'vitest';
import { scanWords } from './scan-words.ts';

const finding = (severity: Severity): Finding => ({
  id: severity,
  severity,
  title: 'Title',
  meaning: 'Meaning',
  advice: 'Advice',
  href: null,
});

it.each([
  [[], 'No problems found in 13 checks.'],
  [['high'], '1 problem found in 13 checks.'],
  [['low'], 'No problems found in 13 checks. 1 note of low severity.'],
  // As the dashboard has it: what is low is no problem.
  [
    ['high', 'medium', 'medium', 'low', 'low', 'low'],
    '3 problems found in 13 checks. 3 notes of low severity.',
  ],
] as const)('%# says how many problems there are, as the dashboard does', (severities, words) => {
  expect(scanWords({ findings: severities.map(finding), checks: 13 })).toBe(words);
});
