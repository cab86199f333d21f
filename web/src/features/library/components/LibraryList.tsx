import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Entitlement } from '../api/use-library.ts';
import { LibraryItem } from './LibraryItem.tsx';

/** What a customer owns, each with its download, versions and updates. */
export function LibraryList({ entitlements }: { entitlements: Entitlement[] }) {
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
      {entitlements.map((entitlement) => (
        <LibraryItem key={entitlement.id} entitlement={entitlement} />
      ))}
    </Box>
  );
}
