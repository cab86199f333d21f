import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { ListOwner } from '../../ui/resource-list/saved-views.ts';
import { useSearchKey } from '../../ui/SearchField.tsx';
import { headerHeight, PanelHeader } from './PanelHeader.tsx';
import { PanelNav, type PanelNavProps } from './PanelNav.tsx';

interface PanelShellProps extends PanelNavProps {
  /** Whoever is using it. */
  person: Person;
  /** Where people land who log out. */
  login: string;
  /** Whether everything of the store may be searched. */
  searchable: boolean;
  /** The notification bell. */
  bell: ReactNode;
  /** Switches of this browser. */
  tools: ReactNode;
  /** Stands between the header and the screen. */
  notices: ReactNode;
  children: ReactNode;
}

/** The frame of a panel, the whole window: its header, its screens at the side, and the one that is open. */
export function PanelShell({ notices, children, label, links, grouped, ...header }: PanelShellProps) {
  useSearchKey();
  const nav = <PanelNav label={label} links={links} grouped={grouped} />;
  return (
    <>
      <PanelHeader label={label} links={links} nav={nav} {...header} />
      <Box sx={{ display: 'contents', '--header-height': headerHeight }}>{notices}</Box>
      <Box sx={{ display: 'flex', alignItems: 'start' }}>
        <Side>{nav}</Side>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 1600,
            px: { xs: 4, md: 8 },
            py: { xs: 4, md: 6 },
            outline: 'none',
            scrollMarginTop: headerHeight,
          }}
        >
          <ListOwner value={header.person.uid}>{children}</ListOwner>
        </Box>
      </Box>
    </>
  );
}

/** The sidebar of wide screens. It scrolls by itself, to where the open screen's link is in sight. */
function Side({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own link to be shown
  useEffect(() => {
    const box = side.current;
    const link = box?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!box || !link) return;
    const top = link.offsetTop;
    const below = top + 2 * link.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
    if (top < box.scrollTop) box.scrollTop = top - link.offsetHeight;
  }, [pathname]);
  return (
    <Box
      ref={side}
      sx={{
        display: { xs: 'none', md: 'block' },
        flex: '0 0 16rem',
        position: 'sticky',
        top: headerHeight,
        height: `calc(100dvh - ${headerHeight})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        px: 3,
        py: 4,
        borderRight: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {children}
    </Box>
  );
}
