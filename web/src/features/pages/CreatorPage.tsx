import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/catalogue/creator';
import { paths } from '@tempera/domain/site/paths';
import { Columns, PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { CreatorLinks } from './CreatorLinks.tsx';

/** About the creator: who they are, where else to find them, and their answers. */
export function CreatorPage({ creator }: { creator: Creator }) {
  const { supportEmail } = useSettings();
  const { name, headline, bio, answers } = creator;
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
      <PageMeta page="creator" />
      <PageHeader title={name} lead={headline} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 12 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {bio}
        </Typography>
        <CreatorLinks creator={creator} />
      </Box>
      <Columns counts={[1, 2, 2]}>
        {answers.map(({ question, answer }) => (
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
              overflowWrap: 'anywhere',
            }}
          >
            <Typography variant="h4" component="h2">
              {question}
            </Typography>
            <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
              {answer}
            </Typography>
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
