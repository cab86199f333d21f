import Box from '@mui/material/Box';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useLocation } from 'react-router-dom';
import { QuickActions } from '../../features/moderation/QuickActions.tsx';
import { Permissions } from '../../features/panel/Permissions.tsx';
import { SupportManagement } from '../../features/support/SupportManagement.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Everybody's tickets, at /admin/support-management and /staff/support-management. */
export function Component() {
  const viewer = useViewer();
  const panel = useLocation().pathname.startsWith(panelPaths.adminTickets) ? 'admin' : 'staff';
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <PageMeta title="Support Management" noIndex />
      <SupportManagement
        quickActions={(contact) => <QuickActions person={contact} viewer={viewer} panel={panel} />}
      />
      {panel === 'staff' && <Permissions />}
    </Box>
  );
}
