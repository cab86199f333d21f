import Box from '@mui/material/Box';
import { paths } from '@tempera/domain/site/paths';
import { AppLink } from '../ui/AppLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';
import { useSettings } from '../ui/settings.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';

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
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 8 }, minHeight: { xs: 60, md: 68 } }}
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
