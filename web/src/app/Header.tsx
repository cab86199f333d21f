import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AccountMenu } from '../features/account/AccountMenu.tsx';
import { CartButton } from '../features/cart/CartButton.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { layout } from '../theme/tokens.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { lazyPiece } from '../ui/connection.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PageWidth } from '../ui/layout.tsx';
import { ModeSwitch } from '../ui/ModeSwitch.tsx';
import { useSettings } from '../ui/settings.tsx';
import { navLinks } from './nav-links.ts';

export function Header() {
  const { siteName, logo } = useSettings();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <PageWidth
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 8 }, minHeight: layout.header }}
      >
        <Box
          component={AppLink}
          href={paths.home}
          aria-label={`${siteName}, home`}
          sx={{
            display: 'flex',
            minWidth: 0,
            flexShrink: { md: 0 },
            color: 'text.primary',
            textDecoration: 'none',
            borderRadius: 1,
            mr: 'auto',
          }}
        >
          <Logo name={siteName} logo={logo} />
        </Box>
        <HeaderNav />
        <HeaderActions />
        <MobileMenu />
      </PageWidth>
    </Box>
  );
}

/** The navigation of wide screens; MobileMenu has it on narrow ones. */
export function HeaderNav() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' }, mr: 'auto' }}>
      <Box component="ul" sx={{ display: 'flex', gap: 1, listStyle: 'none', p: 0 }}>
        {navLinks.map(({ href, label }) => (
          <li key={href}>
            <Box
              component={NavLink}
              to={href}
              sx={{
                display: 'block',
                px: 3,
                py: 2.5,
                borderRadius: 1,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary' },
                '&.active': {
                  color: 'text.primary',
                  textDecoration: 'underline',
                  textDecorationThickness: 2,
                  textUnderlineOffset: '0.45em',
                  textDecorationColor: (theme) => theme.vars.palette.primary.main,
                },
              }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** These features load their SDK and dialogs later, so they may stand in the first JavaScript. */
export function HeaderActions() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minWidth: { md: 0 },
        gap: { xs: 0, sm: 1 },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ModeSwitch />
      </Box>
      <NotificationBell />
      <CartButton />
      <AccountMenu />
    </Box>
  );
}

const MobileDrawer = lazyPiece(() => import('./MobileDrawer.tsx'));

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
