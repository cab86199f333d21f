import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../firebase/auth/auth-actions.ts';
import type { Person } from '../../firebase/auth/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { PanelAccount } from './PanelAccount.tsx';
import { PanelDrawer } from './PanelDrawer.tsx';
import type { PanelLink } from './panel-links.ts';

/** What the sidebar below it keeps clear. */
export const headerHeight = '3.5rem';

interface PanelHeaderProps {
  label: string;
  links: readonly PanelLink[];
  person: Person;
  login: string;
  searchable: boolean;
  bell: ReactNode;
  tools: ReactNode;
  /** The panel's screens, which narrow screens have in the menu. */
  nav: ReactNode;
}

/** Whose panel it is, the search, what is new, the store, and who is here. Narrow screens keep the rest in the menu. */
export function PanelHeader(props: PanelHeaderProps) {
  const { label, links, person, login, searchable, bell, tools, nav } = props;
  const { siteName, logo } = useSettings();
  const navigate = useNavigate();
  const logOut = async () => {
    await signOut();
    navigate(login, { replace: true });
  };
  return (
    <Box component="header" sx={bar}>
      <PanelDrawer label={label}>
        {nav}
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 4, pt: 3, ...line }}>
          <StoreLink />
          <Button color="inherit" onClick={logOut}>
            Logout
          </Button>
          <Box sx={{ display: 'flex' }}>{tools}</Box>
        </Box>
      </PanelDrawer>
      <Logo name={siteName} logo={logo} />
      <Typography component="span" variant="body2" sx={badge}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {searchable && <PaletteButton links={links} uid={person.uid} />}
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
          <StoreLink />
          {tools}
        </Box>
        {bell}
        <PanelAccount person={person} onLogOut={logOut} />
      </Box>
    </Box>
  );
}

const StoreLink = () => (
  <Button href={paths.home} color="inherit" startIcon={<Icon name="external" size={16} />}>
    Visit Store
  </Button>
);

const line = { borderTop: 1, borderColor: 'divider' } as const;

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 2, md: 3 },
  height: headerHeight,
  px: { xs: 2, md: 6 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const badge = {
  // A phone has room for the store's name alone, and the menu says the rest.
  display: { xs: 'none', sm: 'block' },
  px: 2,
  borderRadius: 1,
  bgcolor: 'ultramarine.tint',
  color: 'ultramarine.text',
  fontWeight: 600,
} as const;
