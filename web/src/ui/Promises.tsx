import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { guaranteeOf } from '@tempera/domain/orders/guarantee';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { Icon, type IconName } from './Icon.tsx';
import { Columns, Section } from './layout.tsx';
import { useSettings } from './settings.tsx';

/** What every template comes with; a promise without a title is not made. */
const promisesOf = ({ refundDays, support }: SiteSettings['promises']): Promised[] => [
  {
    icon: 'shield',
    title: 'Commercial license included',
    text: 'Use a template in as many of your own and your clients’ projects as you like.',
  },
  {
    icon: 'refresh',
    title: 'Regular updates',
    text: 'New versions of what you own are yours, with a list of what changed.',
  },
  {
    icon: 'clock',
    title: guaranteeOf(refundDays),
    text: `Not what you hoped for? Write to us within ${refundDays} days.`,
  },
  {
    icon: 'chat',
    title: support,
    text: 'Stuck? Write to us.',
  },
  {
    icon: 'code',
    title: 'Read before you buy',
    text: 'Every page lists the files, with source code and a live demo where there is one.',
  },
];

interface Promised {
  icon: IconName;
  title: string;
  text: string;
}

export function Promises() {
  const promises = promisesOf(useSettings().promises).filter(({ title }) => title);
  return (
    <Section title="With every template">
      <Columns counts={[1, 2, 5]} sx={{ gap: 8 }}>
        {promises.map(({ icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Icon name={icon} size={24} />
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}
