import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  /** A file's name, in the mono. */
  name: string;
  note: string;
  children: ReactNode;
}

/** A framed piece of the archive under its file name: the tree, or some source. */
export function Panel({ name, note, children }: PanelProps) {
  return (
    <Box
      component="figure"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 4,
          px: 4,
          py: 3,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'sunk',
        }}
      >
        <Typography variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {note}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
