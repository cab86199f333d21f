import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Which tickets are listed: all of them, or those that wait for an answer. */
export type TicketView = 'all' | 'waiting';

/** The address keeps the choice, so that it can be returned to. */
export const viewIn = (params: URLSearchParams): TicketView =>
  params.get('view') === 'waiting' ? 'waiting' : 'all';

const views = [
  ['all', 'All', '?'],
  ['waiting', 'Waiting', '?view=waiting'],
] as const;

export const ViewChoice = ({ current }: { current: TicketView }) => (
  <Box component="nav" aria-label="Which tickets" sx={{ display: 'flex', gap: 2 }}>
    {views.map(([view, label, href]) => (
      <Link
        key={view}
        href={href}
        underline="none"
        variant="body2"
        aria-current={view === current ? 'page' : undefined}
        sx={choice}
      >
        {label}
      </Link>
    ))}
  </Box>
);

const choice = {
  px: 4,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  fontWeight: 600,
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint', borderColor: 'transparent' },
} as const;
