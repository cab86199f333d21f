import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';

/** A template's tags, each a search for more of its kind. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Tags"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        listStyle: 'none',
        p: 0,
        typography: 'body2',
      }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={`${paths.templates}?${new URLSearchParams({ q: tag })}`}>{tag}</Link>
        </li>
      ))}
    </Box>
  );
}
