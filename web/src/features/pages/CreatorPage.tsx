import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { Columns } from '../../ui/Columns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** Seven questions and answers (storefront.md §2, About). */
const answers = [
  [
    'Who are you?',
    'A small studio that draws, writes and builds templates, and answers the mail about them.',
  ],
  [
    'Why templates?',
    'Because the first hundred lines of a page are the same everywhere, and the next hundred deserve the time.',
  ],
  ['What do you build with?', 'An editor, a browser, and no build step. What you download is what we wrote.'],
  ['How do you choose what to make?', 'We build what we needed twice. The third time it becomes a template.'],
  [
    'How do you test?',
    'By keyboard, on a phone, in the dark, with a slow line and with a screen reader, before anything is sold.',
  ],
  [
    'May I use a template for a client?',
    'Yes, in as many projects as you like. The licence in each archive says so in a page.',
  ],
  ['What comes next?', 'What people write to us about. If you miss something, say so.'],
] as const;

export function CreatorPage() {
  const { siteName, supportEmail } = useSettings();
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
      <PageMeta title="The studio" description={`Seven answers from the people who make ${siteName}.`} />
      <PageHeader title="The studio" lead={`Seven answers from the people who make ${siteName}.`} />
      <Columns counts={[1, 2, 2]}>
        {answers.map(([question, answer]) => (
          <Box
            component="li"
            key={question}
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
            <Typography variant="h4" component="h2">
              {question}
            </Typography>
            <Typography color="textSecondary">{answer}</Typography>
          </Box>
        ))}
      </Columns>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" href={paths.templates}>
          See the templates
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          size="large"
          href={supportEmail ? `mailto:${supportEmail}` : paths.support}
        >
          Write to us
        </Button>
      </Box>
    </PageWidth>
  );
}
