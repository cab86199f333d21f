import Skeleton from '@mui/material/Skeleton';
import type { Role } from '@tempera/domain/people/roles';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { SoundSwitch } from '../../features/chat/SoundSwitch.tsx';
import { useUnreadChats } from '../../features/chat/use-unread-chats.ts';
import { NotFoundPage } from '../../features/pages/NotFoundPage.tsx';
import { PanelShell } from '../../features/panel/PanelShell.tsx';
import { RoleOnly } from '../../features/panel/RoleOnly.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { Refused } from './Refused.tsx';

/** A screen of a panel: its address below the panel's, its name in the navigation, where others lead to it none, and its page. */
export interface Screen {
  path: string;
  label?: string;
  Page: ComponentType;
}

/** A page of `routes/` whose code loads when its screen is first opened. */
export const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

interface PanelProps {
  label: string;
  /** Its address, such as `/admin`; the first screen is where it leads. */
  base: string;
  roles: readonly Role[];
  login: string;
  screens: readonly [Screen, ...Screen[]];
  /** The whole store is run from here: its parts have names, and everything in it can be searched. */
  whole?: boolean | undefined;
}

interface AlertedShellProps extends Pick<PanelProps, 'label' | 'base' | 'login' | 'screens' | 'whole'> {
  person: Person;
  children: ReactNode;
}

/** The panel's frame with what waits behind its links. */
function AlertedShell({ label, base, login, screens, whole = false, person, children }: AlertedShellProps) {
  const waiting: Record<string, number> = { 'live-chat': useUnreadChats() };
  const links = screens.flatMap(({ path, label: name }) =>
    name ? [{ href: `${base}/${path}`, label: name, path, count: waiting[path] }] : [],
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
export function Panel({ label, base, roles, login, screens, whole }: PanelProps) {
  return (
    <RoleOnly
      roles={roles}
      login={login}
      refused={<Refused />}
      fallback={<Skeleton variant="rounded" height="24rem" aria-label="Checking permissions" />}
    >
      {(person) => (
        <AlertedShell label={label} base={base} login={login} screens={screens} whole={whole} person={person}>
          <Suspense fallback={<Skeleton variant="rounded" height="24rem" aria-label="Loading" />}>
            <Routes>
              <Route element={<Outlet context={person} />}>
                <Route index element={<Navigate to={screens[0].path} replace />} />
                {screens.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </Suspense>
        </AlertedShell>
      )}
    </RoleOnly>
  );
}
