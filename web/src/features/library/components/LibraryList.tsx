import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Entitlement } from '../api/use-library.ts';
import { DownloadButton } from '../DownloadButton.tsx';

interface LibraryListProps {
  entitlements: Entitlement[];
  /** Product titles by slug, as the person's orders name them. */
  titles: Map<string, string>;
}

/** What a customer owns, each with its download. */
export function LibraryList({ entitlements, titles }: LibraryListProps) {
  if (entitlements.length === 0) {
    return (
      <EmptyState
        icon="download"
        level="h3"
        title="Your library is empty"
        text="Templates that you buy stay here, with every later version. Free ones download from their own page."
        action={
          <Button variant="outlined" href={paths.templates}>
            Browse templates
          </Button>
        }
      />
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entitlements.map(({ id: slug, grantedAt }) => {
        const title = titles.get(slug) ?? slug;
        return (
          <Box
            component="li"
            key={slug}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 4,
              rowGap: 2,
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box>
              <Typography variant="h6" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Yours since {new Date(grantedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
              </Typography>
            </Box>
            <DownloadButton slug={slug} title={title} variant="outlined" />
          </Box>
        );
      })}
    </Box>
  );
}
