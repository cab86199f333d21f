import type { AuditAction } from '@tempera/domain/operations/audit';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { type Entry, entriesPerPage, useEntries } from '../api/use-entries.ts';
import { AuditTable } from './AuditTable.tsx';

/** The log a page at a time; each page is a constant number of reads. */
export function AuditPages({ action }: { action: AuditAction | null }) {
  const trail = useTrail<Entry>();
  return (
    <LiveData live={useEntries(action, trail.last)}>
      {(entries) =>
        entries.length === 0 && trail.last === null ? (
          <EmptyState level="h2" title="Nothing of this kind has happened." />
        ) : (
          <>
            <AuditTable entries={entries.slice(0, entriesPerPage)} />
            <PageTurner trail={trail} items={entries} perPage={entriesPerPage} back="Newer" on="Older" />
          </>
        )
      }
    </LiveData>
  );
}
