import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Permissions } from '../../features/panel/Permissions.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Settings of the staff panel, at /staff/settings: who is signed in, and what they may do. */
export function Component() {
  const { name, email, role } = useViewer();
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <PageMeta title="Settings" noIndex />
      <Typography variant="h2" component="h1">
        Settings
      </Typography>
      <Typography>
        Signed in as {name} ({email}), {role}.
      </Typography>
      <Permissions />
    </Box>
  );
}
