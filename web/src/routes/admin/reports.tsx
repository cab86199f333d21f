import { SalesReports } from '../../features/dashboard/SalesReports.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** What was sold, by period, at /admin/reports. */
export function Component() {
  return (
    <>
      <PageMeta title="Reports" noIndex />
      <SalesReports />
    </>
  );
}
