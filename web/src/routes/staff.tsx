import { paths } from '@tempera/domain/site/paths';
import { Panel, page, type Screen } from './panel/Panel.tsx';

const screens: readonly [Screen, ...Screen[]] = [
  { path: 'user-management', label: 'User Management', Page: page(() => import('./user-management.tsx')) },
  { path: 'appeals', label: 'Appeals', Page: page(() => import('./appeals.tsx')) },
  { path: 'abuse-reports', label: 'Reports', Page: page(() => import('./reports.tsx')) },
  {
    path: 'support-management',
    label: 'Support Management',
    Page: page(() => import('./support-management.tsx')),
  },
  { path: 'live-chat', label: 'Live Chat', Page: page(() => import('./live-chat.tsx')) },
  { path: 'settings', label: 'Settings', Page: page(() => import('./staff-settings.tsx')) },
];

/** The staff panel, below /staff, for staff and those above them. */
export function Component() {
  return (
    <Panel
      label="Staff"
      base="/staff"
      roles={['owner', 'admin', 'staff']}
      login={paths.staffLogin}
      screens={screens}
    />
  );
}
