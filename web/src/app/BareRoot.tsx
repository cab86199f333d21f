import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { SettingsProvider } from '../ui/settings.tsx';
import { ReadyMark } from './ReadyMark.tsx';
import { useLiveSettings } from './use-live-settings.ts';

/** A page without header and footer, whose links would lead to what is closed. */
export function BareRoot() {
  return (
    <SettingsProvider value={useLiveSettings()}>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ minHeight: '100dvh', display: 'grid', alignItems: 'center', outline: 'none' }}
      >
        <Outlet />
      </Box>
      <ReadyMark />
    </SettingsProvider>
  );
}
