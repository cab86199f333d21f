import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { NavLink } from 'react-router-dom';
import { useKnownMember } from '../firebase/auth/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { ModeSwitch } from '../ui/ModeSwitch.tsx';
import { useLoginQuery } from '../ui/use-login-query.ts';
import { navLinks } from './nav-links.ts';

/** What the header of a phone has no room for; a member has an account menu instead. */
const visitorLinks = (loginQuery: string) => [
  { href: paths.signUp + loginQuery, label: 'Sign up' },
  { href: findOrderPath, label: 'Find my order' },
];

export default function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const own = visitorLinks(useLoginQuery());
  const links = useKnownMember() ? navLinks : [...navLinks, ...own];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': 'Menu', sx: { width: 'min(320px, 86vw)', bgcolor: 'background.default' } },
      }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 5, minHeight: 60 }}
      >
        <Typography variant="h5" component="p">
          Menu
        </Typography>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ mr: -3 }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main">
        <Box component="ul" sx={{ listStyle: 'none', p: 0, borderTop: 1, borderColor: 'divider' }}>
          {links.map(({ href, label }) => (
            <Box component="li" key={href} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box
                component={NavLink}
                to={href}
                onClick={onClose}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  px: 5,
                  minHeight: 56,
                  typography: 'lead',
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&.active': { color: 'ultramarine.text', fontWeight: 600 },
                }}
              >
                {label}
                <Icon name="chevronRight" />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 5, py: 3 }}>
        <Typography variant="body2" color="textSecondary">
          Colors
        </Typography>
        <Box sx={{ mr: -3 }}>
          <ModeSwitch />
        </Box>
      </Box>
    </Drawer>
  );
}
