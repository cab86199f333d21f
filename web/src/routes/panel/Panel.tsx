import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Role } from '@tempera/domain/people/roles';
import { type Panel as PanelName, screenAddress, screensOf } from '@tempera/domain/site/panel-screens';
import { Fragment, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { useUnreadChats } from '../../features/chat/api/use-unread-chats.ts';
import { SoundSwitch } from '../../features/chat/ring.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import NotFoundPage from '../../features/pages/NotFoundPage.tsx';
import { PanelShell } from '../../features/panel/PanelShell.tsx';
import { RoleOnly } from '../../features/panel/RoleOnly.tsx';
import { SecondFactorFirst } from '../../features/panel/SecondFactorFirst.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { ModeSwitch } from '../../ui/ModeSwitch.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { usePageFrame } from '../../ui/page-frame.ts';
import { StillLoading } from '../../ui/StillLoading.tsx';
import { Component as Refused } from '../store/forbidden.tsx';
import { keyOf, pages, type ScreenProps } from './screens.tsx';

interface PanelProps {
  panel: PanelName;
  label: string;
  roles: readonly Role[];
  login: string;
  /** The whole store is run from here: its parts have names, and everything in it can be searched. */
  whole?: boolean | undefined;
}

interface AlertedShellProps extends Omit<PanelProps, 'roles'> {
  person: Person;
  children: ReactNode;
}

/** The page of a screen, with its title. @throws Error when the screen has none */
function ScreenPage({ of, ...props }: Omit<ScreenProps, 'slug'> & { of: string }) {
  const { slug = '' } = useParams();
  const page = pages.get(of);
  if (!page) throw new Error(`no page for the screen ${of}`);
  const { title, Body } = page;
  return (
    <>
      <PageMeta title={title} noIndex />
      <Body {...props} slug={slug} />
    </>
  );
}

/** The panel's frame with what waits behind its links. */
function AlertedShell({ panel, label, login, whole = false, person, children }: AlertedShellProps) {
  const waiting: Record<string, number> = { 'live-chat': useUnreadChats() };
  const links = screensOf(panel).flatMap((screen) =>
    'label' in screen
      ? [{ ...screen, href: screenAddress(panel, screen.path), count: waiting[screen.path] }]
      : [],
  );
  return (
    <PanelShell
      label={label}
      links={links}
      person={person}
      login={login}
      grouped={whole}
      searchable={whole}
      bell={<NotificationBell />}
      tools={
        <>
          <SoundSwitch />
          <ModeSwitch />
        </>
      }
      notices={usePageFrame()?.notices}
    >
      {children}
    </PanelShell>
  );
}

/** The shape of the frame, until it is known who is here. */
const Waiting = () => (
  <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none' }}>
    <Skeleton variant="rectangular" height="3.5rem" animation={false} />
    <Box sx={{ p: { xs: 4, md: 6 } }}>
      <StillLoading />
      <LoadingShape height="24rem" label="Checking permissions" />
    </Box>
  </Box>
);

/**
 * A panel and its screens. They stand in a table of their own, below the router's, so that a visitor's first JavaScript
 * names none of them.
 */
export function Panel({ roles, ...shell }: PanelProps) {
  const screens = screensOf(shell.panel);
  const { StoreFrame = Fragment } = usePageFrame() ?? {};
  return (
    <RoleOnly
      roles={roles}
      login={shell.login}
      Outside={StoreFrame}
      refused={<Refused />}
      fallback={<Waiting />}
    >
      {(person) =>
        person.lacksSecondFactor ? (
          <StoreFrame>
            <SecondFactorFirst />
          </StoreFrame>
        ) : (
          <AlertedShell {...shell} person={person}>
            <Suspense fallback={<LoadingShape height="24rem" />}>
              <Routes>
                <Route index element={<Navigate to={screens[0]?.path ?? '/'} replace />} />
                {screens.map((screen) => (
                  <Route
                    key={screen.path}
                    path={screen.path}
                    element={<ScreenPage of={keyOf(screen)} panel={shell.panel} viewer={person} />}
                  />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </AlertedShell>
        )
      }
    </RoleOnly>
  );
}
