import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';

interface PanelDrawerProps {
  label: string;
  children: ReactNode;
}

/** The menu of a panel on a narrow screen: it slides in, keeps the focus, and goes when a screen was chosen. */
export function PanelDrawer({ label, children }: PanelDrawerProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  const name = `${label} menu`;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton aria-label={name} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': name } }}
      >
        <Box sx={{ width: 'min(20rem, 85vw)', p: 3 }}>
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <IconButton aria-label="Close menu" onClick={close}>
              <Icon name="close" />
            </IconButton>
          </Box>
          {children}
        </Box>
      </Drawer>
    </Box>
  );
}
