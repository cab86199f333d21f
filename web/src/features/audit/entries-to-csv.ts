import { toCsv } from '@tempera/domain/reports/csv';
import type { Entry } from './api/use-entries.ts';
import { actionNames, detailsOf } from './describe-entry.ts';

const columns = ['time', 'action', 'by', 'by id', 'role', 'target', 'target id', 'details'];

/** The entries as CSV, times in ISO 8601. */
export const entriesToCsv = (entries: readonly Entry[]): string =>
  toCsv(
    columns,
    entries.map((entry) => [
      new Date(entry.at).toISOString(),
      actionNames[entry.action] ?? entry.action,
      entry.byName,
      entry.byId,
      entry.byRole,
      entry.targetName,
      entry.targetId,
      detailsOf(entry),
    ]),
  );
