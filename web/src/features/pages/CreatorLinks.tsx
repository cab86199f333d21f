import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/creator';

/** Where else the creator is to be found; what is not set is not shown (storefront.md §2, About). */
export function CreatorLinks({ creator }: { creator: Creator }) {
  const { game, website, codeHosting, socials } = creator;
  const links: [kind: string, url: string, text: string][] = [];
  if (website) links.push(['Website', website, shortAddress(website)]);
  if (codeHosting) links.push(['Code', codeHosting, shortAddress(codeHosting)]);
  if (game.username) links.push([game.platform || 'Plays as', game.url, game.username]);
  for (const url of socials) links.push(['Elsewhere', url, shortAddress(url)]);
  if (links.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
      {links.map(([kind, url, text]) => (
        <Box
          key={kind + url + text}
          sx={{
            display: 'grid',
            columnGap: 6,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
          }}
        >
          <Typography component="dt" color="textSecondary">
            {kind}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {url ? (
              <Link href={url} target="_blank" rel="noreferrer">
                {text}
              </Link>
            ) : (
              text
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** `https://www.example.com/posts/` as people say it: `example.com/posts`. */
const shortAddress = (url: string): string => url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
