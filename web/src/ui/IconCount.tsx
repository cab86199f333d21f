import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A number on an icon's shoulder, in its button, which says the number itself. */
export function IconCount({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 2,
        right: 2,
        minWidth: 20,
        height: 20,
        px: 1,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}
