import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';

interface PanelDrawerProps {
  label: string;
  /** The name of the screen that is open. */
  current: string;
  children: ReactNode;
}

/** The navigation of a panel on a phone: it slides in, keeps the focus, and goes when a screen was chosen. */
export function PanelDrawer({ label, current, children }: PanelDrawerProps) {
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
