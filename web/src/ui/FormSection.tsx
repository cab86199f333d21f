import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** What an address scrolls to. */
  anchor?: string;
  children: ReactNode;
}

/** A part of a form under its heading. */
export function FormSection({ title, anchor, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" id={anchor} aria-labelledby={id} sx={{ display: 'grid', gap: 5 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

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
