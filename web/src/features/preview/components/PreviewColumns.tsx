import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageWidth } from '../../../ui/PageWidth.tsx';

interface PreviewColumnsProps {
  heading: ReactNode;
  stage: ReactNode;
  /** The price and the action. */
  purchase: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/**
 * Wide screens: the template on the left; price, action and figures on the right, in sight while scrolling. A phone: one
 * column, and the price with the action in a bar at its foot. One document order for both: who goes by keyboard or
 * hears the page meets the action right after the name.
 */
export function PreviewColumns({ heading, stage, purchase, facts, children }: PreviewColumnsProps) {
  return (
    <PageWidth
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 1fr) 320px',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: { md: 12, lg: 16 },
        rowGap: { xs: 8, md: 10 },
        pt: { xs: 6, md: 10 },
        // What gets the focus is not hidden behind the bar.
        '& :is(a, button, summary, [tabindex])': { scrollMarginBottom: { xs: 96, md: 0 } },
      }}
    >
      <Box sx={{ gridColumn: 1, display: 'grid', gap: 4 }}>{heading}</Box>
      <Box
        component="section"
        aria-label="Price and details"
        sx={{
          gridColumn: 2,
          gridRow: '1 / span 3',
          alignSelf: 'start',
          display: { xs: 'contents', md: 'grid' },
          gap: 3,
          position: 'sticky',
          top: 96,
        }}
      >
        {purchase}
        <Box sx={{ order: { xs: 2, md: 0 }, display: 'grid', gap: 5 }}>{facts}</Box>
      </Box>
      <Box sx={{ gridColumn: 1, order: { xs: 1, md: 0 }, minWidth: 0 }}>{stage}</Box>
      <Box
        sx={{
          gridColumn: 1,
          order: { xs: 3, md: 0 },
          display: 'grid',
          gap: { xs: 10, md: 16 },
          minWidth: 0,
          pb: { xs: 8, md: 0 },
        }}
      >
        {children}
      </Box>
    </PageWidth>
  );
}
