import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import type { PanelLink } from './panel-links.ts';

const CommandPalette = lazyDialog(() => import('./CommandPalette.tsx'));

/** Opens the command palette, as Ctrl+K or Cmd+K does anywhere in the panel. Its code comes with the first opening. */
export function PaletteButton({ links, uid }: { links: readonly PanelLink[]; uid: string }) {
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
        onClick={() => setOpen(true)}
        sx={button}
      >
        <Icon name="search" />
        <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('md')]: visuallyHidden })}>
          Find
        </Box>
        <Box component="kbd" aria-hidden sx={shortcut}>
          Ctrl K
        </Box>
      </Button>
      <Suspense>{open && <CommandPalette links={links} uid={uid} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** On a narrow screen, the size of the buttons beside it. */
const button = {
  gap: 2,
  whiteSpace: 'nowrap',
  minWidth: { xs: 44, md: '14rem' },
  px: { xs: 0, md: 3 },
  py: 1,
  borderColor: { xs: 'transparent', md: 'edge' },
} as const;

const shortcut = {
  display: { xs: 'none', md: 'inline' },
  ml: 'auto',
  pl: 3,
  font: 'inherit',
  color: 'text.secondary',
} as const;
