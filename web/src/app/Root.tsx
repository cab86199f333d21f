import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { publicPaths, toSettings } from '../firebase/public-docs.ts';
import { usePublic } from '../firebase/use-public.ts';
import { SettingsProvider } from '../ui/settings.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { RootData } from './load-root.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageFocus } from './PageFocus.tsx';
import { ReadyMark } from './ReadyMark.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Splash } from './Splash.tsx';

/** Header, page and footer of every address; the settings are followed live, so that an admin's change shows at once. */
export function Root() {
  const initial = useLoaderData<RootData>();
  const data = usePublic(publicPaths.settings, initial.settings);
  const settings = useMemo(() => toSettings(data), [data]);
  return (
    <SettingsProvider value={settings}>
      <SkipLink />
      <NavigationProgress />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Header />
        <OfflineNotice />
        <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <Outlet />
        </Box>
        <Footer />
      </Box>
      <ReadyMark />
      <PageFocus />
      <ToastHost />
      <ScrollRestoration />
      <Splash durationMs={settings.pacing.splashMs} />
    </SettingsProvider>
  );
}
