import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { useSettings } from '../../ui/settings.tsx';

const meanwhile = [
  'What you bought is yours and stays where it is.',
  'Nothing can be bought meanwhile, so nothing is charged either.',
  'Accounts, reviews and wishlists are kept as you left them.',
  'This page opens the store again by itself: there is nothing to reload.',
];

/** Maintenance page, at /under/management (storefront.md §2). `message` is what an admin says of it, if anything. */
export function MaintenancePage({ message }: { message: string }) {
  const { siteName, logo, supportEmail } = useSettings();
  return (
    <PageWidth
      sx={{ py: { xs: 10, md: 16 }, display: 'grid', gap: { xs: 8, md: 10 }, justifyItems: 'start' }}
    >
      <PageMeta title="Website Under Management" noIndex />
      <Logo name={siteName} logo={logo} />
      <Typography
        variant="subtitle2"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'ochre.tint',
          color: 'ochre.text',
        }}
      >
        <Icon name="clock" />
        Under Maintenance
      </Typography>
      <PageHeader
        title="Website Under Management"
        lead={message || `We are working on ${siteName} and will be back in a while.`}
      />
      <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', p: 0, maxWidth: '60ch' }}>
        {meanwhile.map((line) => (
          <Box component="li" key={line} sx={{ display: 'flex', gap: 3 }}>
            <Box sx={{ color: 'success.main', pt: 0.5, flexShrink: 0 }}>
              <Icon name="check" />
            </Box>
            <Typography>{line}</Typography>
          </Box>
        ))}
      </Box>
      {supportEmail && (
        <Button variant="contained" size="large" href={`mailto:${supportEmail}`}>
          Contact Support
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        You keep the store? <Link href={paths.login}>Log in</Link>
      </Typography>
    </PageWidth>
  );
}
