import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { LiveData } from '../../ui/LiveData.tsx';
import { ResourceTable } from '../../ui/resource-list/ResourceTable.tsx';
import { useLatestEntries } from './api/entries.ts';
import { auditTable } from './audit-table.tsx';

/** The newest of the audit log, live. */
export function RecentActivity() {
  return (
    <LiveData live={useLatestEntries()}>
      {(entries) =>
        entries.length === 0 ? (
          <Typography color="textSecondary">No activity yet.</Typography>
        ) : (
          <>
            <ResourceTable table={auditTable} items={entries} />
            <Link href={panelPaths.adminAudit}>Full log</Link>
          </>
        )
      }
    </LiveData>
  );
}
