import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of a page about one thing: a person, an order. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 3 }}
  >
    <Typography variant="h5" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);
