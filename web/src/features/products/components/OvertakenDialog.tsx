import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CallError } from '../../../firebase/write/call.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { changedFields, type TextField, withFields } from '../changed-fields.ts';
import type { ProductText } from '../product-values.ts';
import { TwoVersions } from './TwoVersions.tsx';

interface OvertakenDialogProps {
  /** As it was opened, as somebody else has it now, and as it was to be saved. */
  base: ProductText;
  theirs: ProductText;
  ours: ProductText;
  onClose: () => void;
  onSave: (text: ProductText) => Promise<void>;
}

/**
 * Shows what somebody else has saved meanwhile, and saves what is chosen of both. What only they changed is theirs at
 * first; what both changed is ours.
 */
export default function OvertakenDialog({ base, theirs, ours, onClose, onSave }: OvertakenDialogProps) {
  const id = useId();
  const both = changedFields(theirs, ours);
  const mine = changedFields(base, ours);
  const [taken, setTaken] = useState<readonly TextField[]>(both.filter((field) => !mine.includes(field)));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async () => {
    setBusy(true);
    try {
      await onSave(withFields(ours, theirs, taken));
    } catch (cause) {
      setError(cause instanceof CallError ? cause.message : 'This was not accepted.');
    }
    setBusy(false);
  };
  const choose = (field: TextField, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  return (
    <MuiDialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>Somebody else has saved this product</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 5 }}>
          While you were writing, it was changed by another admin. Nothing of yours is stored yet. Choose what
          it shall say.
        </Typography>
        <Box sx={{ display: 'grid', gap: 5 }}>
          {both.map((field) => (
            <TwoVersions
              key={field}
              field={field}
              theirs={theirs}
              ours={ours}
              isTheirs={taken.includes(field)}
              onChoose={(isTheirs) => choose(field, isTheirs)}
            />
          ))}
          {both.length === 0 && <Typography>They saved the very same.</Typography>}
          {error && (
            <InlineNotice kind="error" role="alert">
              {error}
            </InlineNotice>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go on editing</Button>
        <Button variant="contained" disabled={busy} onClick={save}>
          {busy ? 'Saving…' : 'Save what is chosen'}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
