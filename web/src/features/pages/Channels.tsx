import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import type { ReactNode } from 'react';
import { Columns } from '../../ui/Columns.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { useSettings } from '../../ui/settings.tsx';

/** The ways to reach the people behind the store, from the settings; what is not set is not shown. */
export function Channels() {
  const { supportEmail, supportPhone, supportHours, supportCity } = useSettings();
  return (
    <Columns counts={[1, 2, 3]}>
      {supportEmail && (
        <Channel icon="mail" title="E-mail" text="Answered by a person, in the time your plan promises.">
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Channel>
      )}
      {supportPhone && (
        <Channel icon="phone" title="Phone" text={[supportHours, supportCity].filter(Boolean).join(', ')}>
          <Link href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{supportPhone}</Link>
        </Channel>
      )}
      <Channel
        icon="book"
        title="Documentation"
        text="Every template has a README in its archive; its page shows what is inside."
      >
        <Link href={paths.templates}>Choose a template</Link>
      </Channel>
    </Columns>
  );
}

interface ChannelProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Channel({ icon, title, text, children }: ChannelProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        p: 6,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Icon name={icon} size={24} />
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      <div>{children}</div>
    </Box>
  );
}
