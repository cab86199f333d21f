import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { moderate } from '../api/moderation.ts';
import { type QuickPreset, quickReason } from '../quick-presets.ts';

interface QuickDialogProps {
  person: ListedPerson;
  preset: QuickPreset;
  onClose: () => void;
}

const verbs = { ban: 'Ban', suspend: 'Suspend' } as const;

/** The question before a quick action; it names whom it is about. */
export default function QuickDialog({ person, preset, onClose }: QuickDialogProps) {
  const { action, duration, time, done } = preset;
  const [working, setWorking] = useState(false);
  const act = async () => {
    setWorking(true);
    try {
      await moderate({ uid: person.id, action, reason: quickReason, duration });
      showToast({ title: done, text: `${person.name}, for ${time}.`, kind: 'success' });
      onClose();
    } catch (error) {
      const text = error instanceof CallError ? error.message : String(error);
      showToast({ title: 'Error', text, kind: 'error' });
      setWorking(false);
    }
  };
  return (
    <Dialog
      open
      title={`${verbs[action]} ${person.name} for ${time}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="error" disabled={working} onClick={act}>
            {working ? 'Working…' : `${verbs[action]} User`}
          </Button>
        </>
      }
    >
      <Typography>They will see the reason: “{quickReason}”. Support stays open to them.</Typography>
    </Dialog>
  );
}
