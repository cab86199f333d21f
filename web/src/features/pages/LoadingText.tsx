import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

/** Words that say what is going on, with a turning ring beside them. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' }}>
      <CircularProgress size="1.25rem" aria-hidden color="inherit" />
      {children}
    </Box>
  );
}
