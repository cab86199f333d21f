import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of the page's wide column. */
export function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
