import Skeleton from '@mui/material/Skeleton';
import type { Role } from '@tempera/domain/people/roles';
import {
  type Panel as PanelName,
  panelScreens,
  screenAddress,
  screensOf,
} from '@tempera/domain/site/panel-screens';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useUnreadChats } from '../../features/chat/api/use-unread-chats.ts';
import { SoundSwitch } from '../../features/chat/ring.tsx';
import { NotFoundPage } from '../../features/pages/NotFoundPage.tsx';
import { PanelShell } from '../../features/panel/PanelShell.tsx';
import { RoleOnly } from '../../features/panel/RoleOnly.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { pageOf } from './pages.ts';
import { Refused } from './Refused.tsx';

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

const pages = new Map(panelScreens.map((screen) => [screen, pageOf(screen)]));

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
      login={login}
      grouped={whole}
      searcher={whole ? person.uid : null}
      tools={<SoundSwitch />}
    >
      {children}
    </PanelShell>
  );
}

/**
 * A panel and its screens. They stand in a table of their own, below the router's, so that a visitor's first JavaScript
 * names none of them.
 */
export function Panel({ roles, ...shell }: PanelProps) {
  const screens = screensOf(shell.panel);
  return (
    <RoleOnly
      roles={roles}
      login={shell.login}
      refused={<Refused />}
      fallback={<Skeleton variant="rounded" height="24rem" aria-label="Checking permissions" />}
    >
      {(person) => (
        <AlertedShell {...shell} person={person}>
          <Suspense fallback={<Skeleton variant="rounded" height="24rem" aria-label="Loading" />}>
            <Routes>
              <Route element={<Outlet context={person} />}>
                <Route index element={<Navigate to={screens[0]?.path ?? '/'} replace />} />
                {screens.map((screen) => {
                  const Page = pages.get(screen);
                  return Page && <Route key={screen.path} path={screen.path} element={<Page />} />;
                })}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </Suspense>
        </AlertedShell>
      )}
    </RoleOnly>
  );
}
