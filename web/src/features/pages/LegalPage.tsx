import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { useSettings } from '../../ui/settings.tsx';
import type { LegalText } from './legal-texts.ts';

export function LegalPage({ text: { title, sections } }: { text: LegalText }) {
  const { siteName, supportEmail } = useSettings();
  const fill = (text: string) => text.replaceAll('{site}', siteName).replaceAll('{email}', supportEmail);
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: 10 }}>
      <PageMeta title={title} />
      <PageHeader title={title} />
      {sections.map(({ heading, text }) => (
        <Box component="section" key={heading} sx={{ display: 'grid', gap: 3, maxWidth: '65ch' }}>
          <Typography variant="h3" component="h2">
            {heading}
          </Typography>
          <Typography>{fill(text)}</Typography>
        </Box>
      ))}
    </PageWidth>
  );
}
