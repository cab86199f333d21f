import { panelHome } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../firebase/auth/session.ts';
import { LoadingShape } from '../../ui/LoadingShape.tsx';

/** Sends everybody to where their role works, at /routing-test. */
export function Component() {
  const session = useSession();
  if (session.status === 'unknown') return <LoadingShape height="12rem" label="Checking permissions" />;
  const role = session.person?.role ?? 'customer';
  return <Navigate to={panelHome(role) ?? paths.maintenance} replace />;
}
