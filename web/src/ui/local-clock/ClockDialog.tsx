import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { SelectField } from '../SelectField.tsx';
import { moveClock } from './move-clock.ts';

const moves = [
  { value: '1h', label: '1 hour' },
  { value: '1d', label: '1 day' },
  { value: '3d', label: '3 days' },
  { value: '1w', label: '1 week' },
  { value: '32d', label: '32 days' },
  { value: '366d', label: '1 year' },
] as const;
type Move = (typeof moves)[number]['value'];

/** How the move stands: nothing yet, under way with its last line, over, or stopped for a reason. */
type Progress = { state: 'idle' } | { state: 'moving' | 'moved' | 'stopped'; text: string };

interface ClockDialogProps {
  /** Where the clock is moved. */
  url: string;
  onClose: () => void;
}

/** Asks how far the time of the local store moves on, and shows it going through renewals, bans, promises and expiries. */
export default function ClockDialog({ url, onClose }: ClockDialogProps) {
  const [by, setBy] = useState<Move>('32d');
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const label = moves.find(({ value }) => value === by)?.label ?? by;
  const isMoving = progress.state === 'moving';
  const move = async () => {
    setProgress({ state: 'moving', text: `0 of ${label}` });
    try {
      await moveClock(url, by, (text) => setProgress({ state: 'moving', text }));
      setProgress({ state: 'moved', text: `Done: everything in the store is ${label} older.` });
    } catch (error) {
      setProgress({ state: 'stopped', text: (error as Error).message });
    }
  };
  return (
    <Dialog
      open
      title="Move the local store's clock"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="contained"
            disabled={isMoving}
            startIcon={isMoving ? <CircularProgress size={16} color="inherit" /> : null}
            onClick={move}
          >
            Move the clock
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>
        Everything in the store becomes older, and what runs by the clock runs on the way: renewals, ends of
        restrictions, expiries. The clock can't be moved back.
      </Typography>
      <SelectField label="How far" value={by} options={moves} onChange={setBy} />
      <Typography
        role="status"
        sx={{
          mt: 4,
          minHeight: '1.5em',
          color: progress.state === 'stopped' ? 'vermilion.text' : undefined,
        }}
      >
        {progress.state === 'idle' ? '' : progress.text}
      </Typography>
    </Dialog>
  );
}
