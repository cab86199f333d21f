import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { snoozeChoices } from '@tempera/domain/conversations/ticket-desk';
import { formatTime } from '@tempera/domain/site/dates';
import { Suspense, useState } from 'react';
import { storeNow } from '../../../firebase/live/store-time.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { snoozeTicket } from '../api/triage.ts';

const SnoozeDialog = lazyDialog(() => import('./SnoozeDialog.tsx'));

/** Puts a ticket off: it waits until then, and opens by itself. */
export function SnoozeMenu({ id }: { id: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [picking, setPicking] = useState(false);
  const choices = anchor ? snoozeChoices(storeNow()) : [];
  const snooze = async (until: number) => {
    await snoozeTicket(id, until);
    showToast({ title: 'Ticket Snoozed', text: `Until ${formatTime(until)}`, kind: 'success' });
  };
  const choose = async (until: number) => {
    setAnchor(null);
    try {
      await snooze(until);
    } catch (error) {
      showError(error, 'The ticket was not changed. Try again.');
    }
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
        Snooze
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Snooze' } }}
      >
        {choices.map(({ label, until }) => (
          <MenuItem key={label} onClick={() => choose(until)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setPicking(true);
          }}
        >
          Pick a date and time…
        </MenuItem>
      </Menu>
      {picking && (
        <Suspense>
          <SnoozeDialog onSnooze={snooze} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
