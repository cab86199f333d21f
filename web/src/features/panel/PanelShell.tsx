import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { useSearchKey } from '../../ui/SearchField.tsx';
import { PanelNav, type PanelNavProps } from './PanelNav.tsx';
import type { PanelLink } from './panel-links.ts';

interface PanelShellProps extends PanelNavProps {
  /** Whose panel it is; null where nothing of the store may be searched. */
  searcher: string | null;
  children: ReactNode;
}

/** The frame of a panel: its screens at the side, or in a drawer on a phone, the search, the store and the way out. */
export function PanelShell({ searcher, children, ...nav }: PanelShellProps) {
  useSearchKey();
  const { pathname } = useLocation();
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own link to be shown
  useEffect(() => {
    const box = side.current;
    const link = box?.querySelector<HTMLElement>('[aria-current="page"]');
    const below = box && link ? link.offsetTop + 2 * link.offsetHeight - box.clientHeight : 0;
    if (box && below > box.scrollTop) box.scrollTop = below;
  }, [pathname]);
  const current = nav.links.find(({ href }) => `${pathname}/`.startsWith(`${href}/`));
  return (
    <PageWidth
      sx={{
        py: { xs: 6, md: 10 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' },
        columnGap: 12,
        rowGap: 6,
        alignItems: 'start',
      }}
    >
      <Box
        ref={side}
        sx={{
          display: { xs: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          gap: { xs: 3, md: 5 },
          position: { md: 'sticky' },
          top: '5rem',
          maxHeight: { md: 'calc(100vh - 6rem)' },
          overflowY: { md: 'auto' },
        }}
      >
        <Box sx={{ display: { md: 'none' } }}>
          <PanelDrawer label={nav.label} current={current?.label ?? ''}>
            <PanelNav {...nav} />
          </PanelDrawer>
        </Box>
        {searcher && <PaletteButton links={nav.links} uid={searcher} />}
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <PanelNav {...nav} />
        </Box>
      </Box>
      <Box component="section" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </PageWidth>
  );
}

interface PanelDrawerProps {
  label: string;
  /** The name of the screen that is open. */
  current: string;
  children: ReactNode;
}

/** The navigation of a panel on a phone: it slides in, keeps the focus, and goes when a screen was chosen. */
function PanelDrawer({ label, current, children }: PanelDrawerProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<Icon name="menu" />}
        onClick={() => setOpen(true)}
      >
        {`${label} menu`}
        {current && `: ${current}`}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `${label} menu` } }}
      >
        <Box sx={{ width: 'min(20rem, 85vw)', p: 4 }}>
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <IconButton aria-label="Close menu" onClick={close}>
              <Icon name="close" />
            </IconButton>
          </Box>
          {children}
        </Box>
      </Drawer>
    </>
  );
}

const CommandPalette = lazy(() => import('./CommandPalette.tsx'));

/** Opens the command palette, as Ctrl+K or Cmd+K does anywhere in the panel. Its code comes with the first opening. */
function PaletteButton({ links, uid }: { links: readonly PanelLink[]; uid: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        event.ctrlKey === event.metaKey ||
        event.altKey ||
        event.shiftKey
      ) {
        return;
      }
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        startIcon={<Icon name="search" />}
        onClick={() => setOpen(true)}
        sx={{ justifyContent: 'start', whiteSpace: 'nowrap' }}
      >
        Find
        <Box component="kbd" aria-hidden sx={shortcut}>
          Ctrl K
        </Box>
      </Button>
      <Suspense>{open && <CommandPalette links={links} uid={uid} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const shortcut = {
  display: { xs: 'none', md: 'inline' },
  ml: 'auto',
  pl: 3,
  font: 'inherit',
  color: 'text.secondary',
} as const;
