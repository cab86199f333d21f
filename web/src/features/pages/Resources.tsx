import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { useSettings } from '../../ui/settings.tsx';

/** Where else to look for help; the community only where the store has one. */
export function Resources() {
  const { communityUrl } = useSettings();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="outlined" color="secondary" href={paths.documentation}>
        Documentation
      </Button>
      {communityUrl && (
        <Button variant="outlined" color="secondary" href={communityUrl} target="_blank">
          Community Forum
        </Button>
      )}
    </Box>
  );
}
