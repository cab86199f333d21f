import { paths } from '@tempera/domain/site/paths';
import { Panel } from './Panel.tsx';

/** The admin panel, below /admin, for the owner and admins. */
export function Component() {
  return <Panel panel="admin" label="Admin" roles={['owner', 'admin']} login={paths.adminLogin} whole />;
}
