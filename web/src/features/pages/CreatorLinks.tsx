import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/catalogue/creator';
import { linksOf } from './links-of.ts';

/** Where else to find the creator; what is not set is not shown. */
export function CreatorLinks({ creator }: { creator: Creator }) {
  const filled = linksOf(creator);
  if (filled.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
      {filled.map(([kind, links]) => (
        <Box
          key={kind}
          sx={{
            display: 'grid',
            columnGap: 6,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
          }}
        >
          <Typography component="dt" color="textSecondary">
            {kind}
          </Typography>
          {links.map(({ url, text }) => (
            <Box
              component="dd"
              key={url + text}
              sx={{ m: 0, gridColumn: { sm: 2 }, overflowWrap: 'anywhere' }}
            >
              {url ? (
                <Link href={url} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', py: 0.5 }}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
