import { paths } from '@tempera/domain/site/paths';
import { Panel } from './Panel.tsx';

/** The staff panel, below /staff, for staff and those above them. */
export function Component() {
  return <Panel panel="staff" label="Staff" roles={['owner', 'admin', 'staff']} login={paths.staffLogin} />;
}
