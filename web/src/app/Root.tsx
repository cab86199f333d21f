import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SessionParts } from '../features/account/SessionParts.tsx';
import { RestrictionGate } from '../features/people/RestrictionGate.tsx';
import { WishCorner } from '../features/wishlist/WishCorner.tsx';
import { CardCornerProvider } from '../ui/ProductCard.tsx';
import type { PageFrame } from '../ui/page-frame.ts';
import { SettingsProvider } from '../ui/settings.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { ClosedStore } from './ClosedStore.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLiveSettings } from './load-root.ts';
import { NavigationProgress, PageFocus, ReadyMark, SkipLink } from './navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Splash } from './Splash.tsx';

/** A screen high at least: what comes late to a short page would push a footer that is in sight. */
const framed = (page: ReactNode) => (
  <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '100dvh', outline: 'none' }}>
    <CardCornerProvider value={WishCorner}>{page}</CardCornerProvider>
  </Box>
);

const notices = (
  <>
    <OfflineNotice />
    <ClosedStore />
  </>
);

/** The store's header and footer around a page. */
const StoreFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {notices}
    {framed(children)}
    <Footer />
  </>
);

/** Made once: the router draws Root again when a move to another page begins and when it ends, and frame and page need not follow. */
const bare = framed(<Outlet />);
const inStore = (
  <StoreFrame>
    <Outlet />
  </StoreFrame>
);

/** The panels have a frame of their own; their login pages are pages of the store. */
const panel = /^\/(?:admin(?!\/login\/?$)|staff)(?:\/|$)/i;

/** What stands around the page of every address. */
export function Root() {
  const settings = useLiveSettings();
  const frameless = panel.test(useLocation().pathname);
  return (
    <SettingsProvider value={settings}>
      <SkipLink />
      <NavigationProgress />
      <RestrictionGate bare={bare}>
        <SessionParts />
        {frameless ? <Outlet context={{ StoreFrame, notices } satisfies PageFrame} /> : inStore}
      </RestrictionGate>
      <ReadyMark />
      <PageFocus />
      <ToastHost />
      <ScrollRestoration />
      <Splash durationMs={settings.pacing.splashMs} />
    </SettingsProvider>
  );
}
