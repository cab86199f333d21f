import Box from '@mui/material/Box';
import { type TicketView, ticketViews } from '@tempera/domain/conversations/ticket-desk';
import { formatCount } from '@tempera/domain/site/plain-text';
import { AppLink } from '../../../ui/AppLink.tsx';
import { type InboxAddress, inboxHref } from './address.ts';
import type { Figures } from './use-figures.ts';

/** What each view is called, and what stands there when it has no ticket. */
export const viewWords: Record<TicketView, { label: string; empty: string }> = {
  all: { label: 'All', empty: 'No support tickets yet.' },
  mine: { label: 'Mine', empty: 'No open ticket is assigned to you.' },
  unassigned: { label: 'Unassigned', empty: 'Every open ticket is assigned.' },
  answer: { label: 'Needs reply', empty: 'No one is waiting for an answer.' },
  overdue: { label: 'Overdue', empty: 'No answer is overdue.' },
  waiting: { label: 'Waiting', empty: 'No ticket is waiting for its customer.' },
  closed: { label: 'Closed', empty: 'No ticket is closed.' },
};

interface TicketViewsProps {
  address: InboxAddress;
  figures: Figures;
}

/** The views of the inbox with their counts; one line that scrolls where there is little room. */
export const TicketViews = ({ address, figures }: TicketViewsProps) => (
  <Box component="nav" aria-label="Which tickets" sx={row}>
    {ticketViews.map((view) => (
      <Box
        key={view}
        component={AppLink}
        href={inboxHref({ view, text: '', ticket: null, customer: false })}
        aria-current={view === address.view && address.text === '' ? 'page' : undefined}
        sx={link}
      >
        {viewWords[view].label}
        {figures[view] !== undefined && (
          <Box component="span" sx={count(view === 'overdue' && figures[view] > 0)}>
            {formatCount(figures[view])}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);

const row = { display: 'flex', gap: 2, overflowX: 'auto', py: 1, mx: -1, px: 1 } as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  minHeight: 40,
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint', borderColor: 'transparent' },
} as const;

const count = (pressing: boolean) => ({
  color: pressing ? 'vermilion.text' : 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
});
