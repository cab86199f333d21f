import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/catalogue/creator';
import { CreatorLinks } from './CreatorLinks.tsx';

/** Who is behind the store, on the page about it; `href` leads to all their answers, where there are any to show. */
export function CreatorCard({ creator, href }: { creator: Creator; href: string | undefined }) {
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
            Questions we are asked
          </Link>
        )}
      </Box>
      <CreatorLinks creator={creator} />
    </Box>
  );
}
