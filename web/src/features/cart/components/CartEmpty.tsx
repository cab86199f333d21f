import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';

/** An empty cart leads on to the templates. */
export function CartEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <Box sx={{ px: 6, py: 8, display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography variant="h5" component="p">
        Nothing here yet
      </Typography>
      <Typography color="textSecondary">
        Templates that you add stay in this browser until you buy them.
      </Typography>
      <Button variant="outlined" href={paths.templates} onClick={onLeave}>
        Browse templates
      </Button>
    </Box>
  );
}
