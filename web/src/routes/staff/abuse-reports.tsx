import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useLocation } from 'react-router-dom';
import { Reports } from '../../features/reports/Reports.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** What members reported, at /admin/abuse-reports and /staff/abuse-reports. */
export function Component() {
  const people = useLocation().pathname.startsWith('/admin/') ? panelPaths.adminUsers : panelPaths.staffUsers;
  return (
    <>
      <PageMeta title="Reports" noIndex />
      <Reports people={people} />
    </>
  );
}
