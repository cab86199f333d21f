import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from './Icon.tsx';
import { Columns, Section } from './layout.tsx';
import { promisesOf } from './promises-of.ts';
import { useSettings } from './settings.tsx';

export function Promises() {
  const promises = promisesOf(useSettings().promises);
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
