import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Ticket } from '@tempera/domain/conversations/ticket';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type StoredTicket, useTickets } from '../api/tickets.ts';
import { mergeTickets } from '../api/triage.ts';

/** So many of a customer's newest tickets are offered. */
const offered = 10;

interface MergeMenuProps {
  id: string;
  ticket: Ticket;
  /** Opens the ticket that goes on. */
  onMerged: (id: string) => void;
}

/** Makes one ticket of this and another of the same customer; nothing where there is no other. */
export function MergeMenu({ id, ticket, onMerged }: MergeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [into, setInto] = useState<StoredTicket | null>(null);
  const { data } = useTickets(ticket.userId, offered);
  const others = (data ?? []).filter((one) => one.id !== id && !one.mergedInto);
  if (others.length === 0) return null;
  const choose = (one: StoredTicket) => {
    setAnchor(null);
    setInto(one);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Merge into…
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Merge into' } }}
      >
        {others.map((one) => (
          <MenuItem key={one.id} onClick={() => choose(one)} sx={{ whiteSpace: 'normal', maxWidth: '26rem' }}>
            {one.subject}
          </MenuItem>
        ))}
      </Menu>
      {into && (
        <ConfirmDialog
          title={`Merge into “${into.subject}”?`}
          action="Merge Tickets"
          busy="Merging…"
          onConfirm={async () => {
            await mergeTickets(id, into.id);
            showToast({ title: 'Tickets Merged', text: into.subject, kind: 'success' });
            onMerged(into.id);
          }}
          onClose={() => setInto(null)}
        >
          {`All messages and notes of “${ticket.subject}” move there, and this ticket closes for good. Files stay here.`}
        </ConfirmDialog>
      )}
    </>
  );
}
