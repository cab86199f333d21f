import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';

/** A link whose target is the whole face of the positioned card around it; its text names it. */
export function FaceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box
      component={AppLink}
      href={href}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '3px',
        },
      }}
    >
      {children}
    </Box>
  );
}
