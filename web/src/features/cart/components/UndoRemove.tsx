import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Slugs } from '../slugs.ts';

/** A line taken out of the cart, and the cart as it was before. */
export interface Removed {
  title: string;
  before: Slugs;
}

/** Brings a removed line back. It stands in the drawer, since a toast behind a dialog is out of a keyboard's reach. */
export function UndoRemove({ removed, onUndo }: { removed: Removed | null; onUndo: () => void }) {
  return (
    <Box role="status">
      {removed && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            pl: 6,
            pr: 3,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'sunk',
          }}
        >
          <Typography variant="body2" sx={{ flex: 1 }}>
            {removed.title} removed from your cart
          </Typography>
          <Button key={removed.title} ref={focus} size="small" onClick={onUndo}>
            Undo
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The button that was pressed went away with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus();
