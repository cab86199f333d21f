import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useStoredSettings } from './api/settings-docs.ts';
import { QuickActions } from './components/QuickActions.tsx';
import { SettingsEditor } from './components/SettingsEditor.tsx';

/** Every text, switch and figure that an admin decides. */
export function SettingsScreen({ viewer }: { viewer: Person }) {
  const { stored, error } = useStoredSettings();
  if (error) return <ErrorState level="h2" onRetry={() => window.location.reload()} />;
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Typography variant="h2" component="h1">
        Settings
      </Typography>
      {stored ? (
        <>
          <SettingsEditor stored={stored} by={viewer.uid} />
          <QuickActions />
        </>
      ) : (
        <Skeleton variant="rounded" height="24rem" aria-label="Loading" />
      )}
    </Box>
  );
}
