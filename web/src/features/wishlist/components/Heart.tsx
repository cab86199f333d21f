import Box from '@mui/material/Box';
import { Icon } from '../../../ui/Icon.tsx';

/** A heart, filled for what is wished for. */
export function Heart({ filled }: { filled: boolean }) {
  return (
    <Box component="span" sx={{ display: 'flex', '& path': filled ? { fill: 'currentColor' } : {} }}>
      <Icon name="heart" />
    </Box>
  );
}
