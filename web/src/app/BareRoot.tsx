import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { RestrictionGate } from '../features/people/RestrictionGate.tsx';
import { SettingsProvider } from '../ui/settings.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { useLiveSettings } from './load-root.ts';
import { ReadyMark } from './navigation.tsx';

const page = (
  <Box
    component="main"
    id="main"
    tabIndex={-1}
    sx={{ minHeight: '100dvh', display: 'grid', alignItems: 'center', outline: 'none' }}
  >
    <Outlet />
  </Box>
);

/** A page without header and footer, whose links would lead to what is closed. */
export function BareRoot() {
  return (
    <SettingsProvider value={useLiveSettings()}>
      <RestrictionGate bare={page}>{page}</RestrictionGate>
      <ReadyMark />
      <ToastHost />
    </SettingsProvider>
  );
}
