import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

const MobileDrawer = lazy(() => import('./MobileDrawer.tsx'));

/** The button stands in the header of narrow screens; its drawer loads when it is first opened. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <Box sx={{ display: { md: 'none' }, mr: -3 }}>
      <IconButton
        aria-label="Menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </IconButton>
      {wanted && (
        <Suspense>
          <MobileDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
