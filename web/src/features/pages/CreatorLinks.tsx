import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Creator } from '@tempera/domain/catalogue/creator';

/** Where else to find the creator; what is not set is not shown. */
export function CreatorLinks({ creator }: { creator: Creator }) {
  const { game, website, codeHosting, socials } = creator;
  const rows: [kind: string, links: { url: string; text: string }[]][] = [
    ['Website', linksTo([website])],
    ['Code', linksTo([codeHosting])],
    [game.platform || 'Plays as', game.username ? [{ url: game.url, text: game.username }] : []],
    ['Elsewhere', linksTo(socials)],
  ];
  const filled = rows.filter(([, links]) => links.length > 0);
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

const linksTo = (urls: readonly string[]) =>
  [...new Set(urls)].filter(Boolean).map((url) => ({ url, text: shortAddress(url) }));

/** `https://www.example.com/posts/` as people say it: `example.com/posts`. */
const shortAddress = (url: string): string => url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
