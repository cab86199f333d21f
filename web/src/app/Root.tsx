import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { WishCorner } from '../features/wishlist/WishCorner.tsx';
import { CardCornerProvider } from '../ui/card-corner.tsx';
import { SettingsProvider } from '../ui/settings.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageFocus } from './PageFocus.tsx';
import { ReadyMark } from './ReadyMark.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Splash } from './Splash.tsx';
import { useLiveSettings } from './use-live-settings.ts';

/** Header, page and footer of every address. */
export function Root() {
  const settings = useLiveSettings();
  return (
    <SettingsProvider value={settings}>
      <SkipLink />
      <NavigationProgress />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Header />
        <OfflineNotice />
        <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <CardCornerProvider value={WishCorner}>
            <Outlet />
          </CardCornerProvider>
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
