import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { saveMaintenance, useMaintenance } from './api.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import { ToggleMaintenance } from './ToggleMaintenance.tsx';
import { tellHow } from './tell-how.ts';

/** Maintenance mode: the toggle, and what visitors are told meanwhile. */
export function WebsiteManagement({ viewer }: { viewer: Person }) {
  const { loading, error, state } = useMaintenance();
  const { enabled, since, byName } = state;
  if (error) return <ErrorState level="h2" onRetry={() => window.location.reload()} />;
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: '40rem' }}>
      <Typography variant="h2" component="h1">
        Website Management
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Tag tone={enabled ? 'ochre' : 'verdigris'} label={enabled ? 'Under Maintenance' : 'Open'} />
        <Typography color="textSecondary">
          {enabled
            ? `Visitors and customers see the maintenance page${since ? ` since ${formatTime(since)}` : ''}${byName ? `, last changed by ${byName}` : ''}.`
            : 'Visitors and customers see the store. During maintenance nobody can buy, download or write.'}
        </Typography>
        <ToggleMaintenance state={state} by={viewer} disabled={loading} />
      </Box>
      {!loading && (
        <MaintenanceForm state={state} onSave={(next) => tellHow(saveMaintenance(next, viewer), 'Saved')} />
      )}
    </Box>
  );
}
