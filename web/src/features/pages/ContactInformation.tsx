import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSettings } from '../../ui/settings.tsx';

/** Where the store is reached, from the settings, as one block to copy from; what is not set is not shown. */
export function ContactInformation() {
  const { supportEmail, supportPhone, supportHours, supportCity } = useSettings();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 12, rowGap: 4 }}>
      {supportEmail && (
        <Fact name="Email">
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Fact>
      )}
      {supportPhone && (
        <Fact name="Phone">
          <Link href={phoneLink(supportPhone)}>{supportPhone}</Link>
        </Fact>
      )}
      {supportHours && <Fact name="Hours">{supportHours}</Fact>}
      {supportCity && <Fact name="City">{supportCity}</Fact>}
    </Box>
  );
}

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Box>
  );
}
