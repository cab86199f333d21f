import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { useSearchKey } from '../../ui/use-search-key.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { PanelDrawer } from './PanelDrawer.tsx';
import { PanelNav, type PanelNavProps } from './PanelNav.tsx';

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
