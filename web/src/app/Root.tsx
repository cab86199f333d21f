import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RestrictionGate } from '../features/moderation/RestrictionGate.tsx';
import { WishCorner } from '../features/wishlist/WishCorner.tsx';
import { CardCornerProvider } from '../ui/ProductCard.tsx';
import { SettingsProvider } from '../ui/settings.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { ClosedStore } from './ClosedStore.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLiveSettings } from './load-root.ts';
import { NavigationProgress, PageFocus, ReadyMark, SkipLink } from './navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Splash } from './Splash.tsx';

const page = (
  <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
    <CardCornerProvider value={WishCorner}>
      <Outlet />
    </CardCornerProvider>
  </Box>
);

/** Header, page and footer of every address. */
export function Root() {
  const settings = useLiveSettings();
  return (
    <SettingsProvider value={settings}>
      <SkipLink />
      <NavigationProgress />
      <RestrictionGate bare={page}>
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
          <Header />
          <OfflineNotice />
          <ClosedStore />
          {page}
          <Footer />
        </Box>
      </RestrictionGate>
      <ReadyMark />
      <PageFocus />
      <ToastHost />
      <ScrollRestoration />
      <Splash durationMs={settings.pacing.splashMs} />
    </SettingsProvider>
  );
}
