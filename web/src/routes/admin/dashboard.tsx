import { RecentActivity } from '../../features/audit/RecentActivity.tsx';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Overview of the admin panel, at /admin/dashboard. */
export function Component() {
  return (
    <>
      <PageMeta title="Dashboard" noIndex />
      <Dashboard activity={<RecentActivity />} />
    </>
  );
}
