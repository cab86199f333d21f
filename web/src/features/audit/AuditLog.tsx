import { auditActions } from '@tempera/domain/operations/audit';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { type Entry, entriesPerPage, readAllEntries, readEntry, useEntries } from './api/entries.ts';
import { auditTable } from './audit-table.tsx';
import { actionNames, entriesToCsv } from './describe-entry.ts';

const resource: Resource<Entry> = {
  table: auditTable,
  perPage: entriesPerPage,
  usePage: useEntries,
  read: readEntry,
  filters: [
    {
      name: 'action',
      label: 'Show',
      as: 'select',
      all: 'Everything',
      options: auditActions.map((action) => ({ value: action, label: actionNames[action] })),
    },
  ],
  turns: () => ['Newer', 'Older'],
  empty: () => ({ title: 'No entries of this kind.' }),
  csv: {
    label: 'Export as CSV',
    fileName: 'audit-log.csv',
    failed: 'The log could not be loaded. Please try again.',
    read: async (query, onProgress) => entriesToCsv(await readAllEntries(query, onProgress)),
  },
};

/** Actions of the staff and of the store itself, with their actors and targets; read-only. */
export const AuditLog = () => <ResourceList resource={resource} title="Audit Log" />;
