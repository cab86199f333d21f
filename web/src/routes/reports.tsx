import { paths } from '@tempera/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Reports } from '../features/reports/Reports.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

/** What members reported, at /admin/abuse-reports and /staff/abuse-reports. */
export function Component() {
  const people = useLocation().pathname.startsWith('/admin/') ? paths.adminUsers : paths.staffUsers;
  return (
    <>
      <PageMeta title="Reports" noIndex />
      <Reports people={people} />
    </>
  );
}
