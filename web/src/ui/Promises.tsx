import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon, type IconName } from './Icon.tsx';
import { Columns, Section } from './layout.tsx';

/** What every template comes with. */
const promises: { icon: IconName; title: string; text: string }[] = [
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
    title: '30-day money-back guarantee',
    text: 'Not what you hoped for? Write to us within 30 days.',
  },
  {
    icon: 'code',
    title: 'Read before you buy',
    text: 'Every page shows the file list, source code to read and a live demo.',
  },
];

export function Promises() {
  return (
    <Section title="With every template">
      <Columns counts={[1, 2, 4]} sx={{ gap: 8 }}>
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
