import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A thin browser frame around a screenshot or a running demo. Its bar is decoration. */
export function BrowserFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', bgcolor: 'sunk' }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', gap: 1, px: 2.5, py: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {[0, 1, 2].map((dot) => (
          <Box key={dot} sx={{ width: 7, height: 7, borderRadius: '50%', border: 1, borderColor: 'edge' }} />
        ))}
      </Box>
      {children}
    </Box>
  );
}
