import Link from '@mui/material/Link';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIdleSession } from '../firebase/auth/session.ts';
import { isAlwaysOpen } from './load-root.ts';
import { TopNotice } from './OfflineNotice.tsx';

/** Takes visitors and customers from where they are to the page that says so, and reminds the staff, who go on. */
export default function ClosedNow() {
  const session = useIdleSession();
  const role = session.status === 'known' ? (session.person?.role ?? 'customer') : null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const leaves = role === 'customer' && !isAlwaysOpen(pathname);
  useEffect(() => {
    if (leaves) navigate(paths.maintenance, { replace: true, state: { from: pathname + search + hash } });
  }, [leaves, navigate, pathname, search, hash]);
  if (role === null || role === 'customer') return null;
  return (
    <TopNotice icon="clock">
      The store is closed for maintenance. Visitors and customers see the maintenance page.{' '}
      {role !== 'staff' && <Link href={panelPaths.adminWebsite}>Manage</Link>}
    </TopNotice>
  );
}
