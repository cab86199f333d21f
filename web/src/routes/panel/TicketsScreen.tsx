import Box from '@mui/material/Box';
import type { Panel } from '@tempera/domain/site/panel-screens';
import { RefundButton } from '../../features/orders/RefundButton.tsx';
import { Permissions } from '../../features/panel/Permissions.tsx';
import { PersonModeration } from '../../features/people/PersonModeration.tsx';
import { QuickActions } from '../../features/people/QuickActions.tsx';
import { SupportManagement } from '../../features/support/SupportManagement.tsx';
import type { Person } from '../../firebase/auth/session.ts';

/** Everybody's tickets, with what moderators may do to those who wrote them. */
export const TicketsScreen = ({ viewer, panel }: { viewer: Person; panel: Panel }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
    <SupportManagement
      viewer={viewer}
      quickActions={(contact) => <QuickActions person={contact} viewer={viewer} panel={panel} />}
      moderation={(contact) => <PersonModeration person={contact} viewer={viewer} />}
      refund={(order, onDone) => <RefundButton order={order} onDone={onDone} />}
    />
    {panel === 'staff' && <Permissions />}
  </Box>
);
