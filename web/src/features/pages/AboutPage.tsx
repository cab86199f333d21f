import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/catalogue/creator';
import { paths } from '@tempera/domain/site/paths';
import { Figures } from '../../ui/Figures.tsx';
import { Columns, PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { beliefs } from './beliefs.ts';
import { CreatorLinks } from './CreatorLinks.tsx';

/** Who is behind the store, in the owner's words where the settings hold them. */
export function AboutPage({ creator }: { creator: Creator }) {
  const { siteName, siteDescription, templateCount, customerCount, downloadCount, rating, creatorHandle } =
    useSettings();
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 10, md: 16 } }}>
      <PageMeta page="about" />
      <PageHeader title={`About ${siteName}`} lead={siteDescription} />
      <Figures
        figures={[
          [templateCount, 'templates'],
          [customerCount, 'customers'],
          [downloadCount, 'downloads'],
          [rating, 'average rating'],
        ]}
      />
      <Columns counts={[1, 1, 3]} sx={{ gap: { xs: 8, md: 10 } }}>
        {beliefs.map(({ title, text }) => (
          <Box component="li" key={title} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Columns>
      <CreatorCard creator={creator} href={creatorHandle ? `/${creatorHandle}` : undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" href={paths.templates}>
          See the templates
        </Button>
        {creatorHandle && (
          <Button variant="outlined" color="secondary" size="large" href={`/${creatorHandle}`}>
            Meet the studio
          </Button>
        )}
      </Box>
    </PageWidth>
  );
}

/** Who is behind the store, on the page about it; `href` leads to all their answers, where there are any to show. */
function CreatorCard({ creator, href }: { creator: Creator; href: string | undefined }) {
  const { name, headline, bio } = creator;
  return (
    <Box
      component="section"
      aria-labelledby="creator"
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 12 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        pt: { xs: 8, md: 10 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" id="creator">
          {name}
        </Typography>
        {headline && (
          <Typography variant="lead" component="p" color="textSecondary">
            {headline}
          </Typography>
        )}
        {bio && <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>{bio}</Typography>}
        {href && (
          <Link href={href} sx={{ justifySelf: 'start' }}>
            Questions we get
          </Link>
        )}
      </Box>
      <CreatorLinks creator={creator} />
    </Box>
  );
}
