import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Permissions } from '../../features/panel/Permissions.tsx';
import type { Person } from '../../firebase/auth/session.ts';

/** Settings of the staff panel: who is signed in, and what they may do. */
export const StaffSettings = ({ viewer: { name, email, role } }: { viewer: Person }) => (
  <Box sx={{ display: 'grid', gap: 8 }}>
    <Typography variant="h2" component="h1">
      Settings
    </Typography>
    <Typography>
      Logged in as {name} ({email}), {role}.
    </Typography>
    <Permissions />
  </Box>
);
