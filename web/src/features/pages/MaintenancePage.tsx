import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Maintenance } from '@tempera/domain/settings/settings';
import { formatLongTime } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { meanwhile } from './meanwhile.ts';

interface MaintenancePageProps {
  state: Pick<Maintenance, 'enabled' | 'message' | 'expectedEnd'>;
  /** Where whoever reads this gets help: their own ticket, or the sign-in that leads there. */
  support: string;
  /** What those who keep the store may do here. */
  controls: ReactNode;
}

/** Maintenance page, at /under/management: what an admin says about it, and until when. */
export function MaintenancePage({
  state: { enabled, message, expectedEnd },
  support,
  controls,
}: MaintenancePageProps) {
  const { siteName, logo } = useSettings();
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
          bgcolor: enabled ? 'ochre.tint' : 'verdigris.tint',
          color: enabled ? 'ochre.text' : 'verdigris.text',
        }}
      >
        <Icon name="clock" />
        {enabled ? 'Under Maintenance' : 'Open'}
      </Typography>
      <PageHeader
        title="Website Under Management"
        lead={message || `We are working on ${siteName} and will be back soon.`}
      />
      {expectedEnd !== null && (
        <Typography suppressHydrationWarning>Expected back on {formatLongTime(expectedEnd)}.</Typography>
      )}
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
      <Button variant="contained" size="large" href={support}>
        Contact Support
      </Button>
      {controls}
    </PageWidth>
  );
}
