import type { Severity } from '@tempera/domain/advisories/advisory';

/** The color of each severity, as a tag has it. */
export const severityTones = {
  low: 'ink',
  moderate: 'ochre',
  high: 'vermilion',
  critical: 'vermilion',
} as const satisfies Record<Severity, string>;
