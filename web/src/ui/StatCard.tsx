import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FaceLink } from './AppLink.tsx';

interface StatCardProps {
  title: string;
  /** Null until it is there, undefined when it could not be had. */
  figure: string | null | undefined;
  /** Beneath the figure: how it has grown, or what it counts. */
  note?: ReactNode;
  /** Where what it counts can be seen: the whole face is the link then. */
  href?: string;
  /** In a low row, above a list. */
  compact?: boolean;
}

/** The row of a panel's figures. */
export const StatCards = ({ compact = false, children }: { compact?: boolean; children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: compact ? 2 : 4,
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
    }}
  >
    {children}
  </Box>
);

/** Long amounts are set smaller, so that they keep to their card. */
const sizeOf = ({ length }: string) => (length > 11 ? 'h4' : length > 8 ? 'h3' : 'h2');

/** One figure of a panel. */
export function StatCard({ title, figure, note, href, compact = false }: StatCardProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: compact ? 4 : 5,
        py: compact ? 2 : 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        alignContent: 'start',
        gap: compact ? 0 : 1,
      }}
    >
      {href ? (
        <FaceLink href={href}>{title}</FaceLink>
      ) : (
        <Typography variant={compact ? 'body2' : 'body1'}>{title}</Typography>
      )}
      <Typography
        variant={compact ? 'h4' : sizeOf(figure ?? '')}
        component="p"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {figure === null ? <Skeleton width="3ch" /> : (figure ?? 'Unknown')}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" component="div">
          {note}
        </Typography>
      )}
    </Box>
  );
}
