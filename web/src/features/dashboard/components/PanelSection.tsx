import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  /** Where more of the same is. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A titled part of a panel's screen. */
export function PanelSection({ title, more, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
        }}
      >
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {more && <Link href={more.href}>{more.label}</Link>}
      </Box>
      {children}
    </Box>
  );
}

/** Parts side by side, one beneath the other on a phone. */
export const SideBySide = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
      columnGap: 10,
      rowGap: 8,
    }}
  >
    {children}
  </Box>
);
