import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is paid for above the form on a phone, beside it and in sight on wider screens. */
export function FormAndSummary({ form, summary }: { form: ReactNode; summary: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 10, md: 16 },
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: '6rem', gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
        {summary}
      </Box>
      <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>{form}</Box>
    </Box>
  );
}
