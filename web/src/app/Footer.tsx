import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findOrderPath, libraryPath, ordersPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { useKnownMember } from '../firebase/auth/session.ts';
import { Logo } from '../ui/Logo.tsx';
import { PageWidth } from '../ui/layout.tsx';
import { ClockButton } from '../ui/local-clock/ClockButton.tsx';
import { useSettings } from '../ui/settings.tsx';

const visitorLinks = [
  { href: paths.login, label: 'Login' },
  { href: paths.signUp, label: 'Sign up' },
  { href: paths.profile, label: 'Profile' },
];
/** As many as a visitor's, so that nothing moves once Auth has answered. */
const memberLinks = [
  { href: paths.profile, label: 'Profile' },
  { href: libraryPath, label: 'Library' },
  { href: ordersPath, label: 'Orders' },
];

const columnsFor = (isMember: boolean) => [
  {
    title: 'Store',
    links: [
      { href: paths.templates, label: 'Templates' },
      { href: paths.categories, label: 'Categories' },
      { href: paths.pricing, label: 'Pricing' },
    ],
  },
  {
    title: 'Account',
    links: isMember ? memberLinks : visitorLinks,
  },
  {
    title: 'Help',
    links: [
      { href: paths.support, label: 'Support' },
      { href: findOrderPath, label: 'Find my order' },
      { href: paths.documentation, label: 'Documentation' },
      { href: paths.about, label: 'About' },
      { href: paths.terms, label: 'Terms of Service' },
      { href: paths.privacy, label: 'Privacy Policy' },
    ],
  },
];

export function Footer() {
  const { siteName, siteDescription, logo, supportEmail } = useSettings();
  const isMember = useKnownMember() !== null;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 10, md: 16 } }}>
      <PageWidth
        sx={{
          display: 'grid',
          gap: 8,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: '2fr repeat(3, 1fr)' },
          py: { xs: 10, md: 14 },
        }}
      >
        <Box
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'grid', gap: 3, alignContent: 'start' }}
        >
          <Logo name={siteName} logo={logo} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '34ch' }}>
            {siteDescription}
          </Typography>
          {supportEmail && (
            <Link href={`mailto:${supportEmail}`} variant="body2" sx={{ justifySelf: 'start', py: 0.5 }}>
              {supportEmail}
            </Link>
          )}
          {ClockButton && <ClockButton />}
        </Box>
        {columnsFor(isMember).map(({ title, links }) => (
          <Box component="nav" aria-label={title} key={title}>
            <Typography variant="subtitle2" component="h2" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    variant="body2"
                    underline="hover"
                    sx={{ display: 'inline-block', py: 1.5, color: 'text.secondary' }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </PageWidth>
    </Box>
  );
}
