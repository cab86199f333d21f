import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { addNote } from '../api/ticket.ts';
import { AttachButton, type Sending } from './AttachButton.tsx';

interface ThreadComposerProps {
  id: string;
  viewer: Person;
  /** Whether the viewer answers somebody else, and may note something for the others who do. */
  answering: boolean;
  /** Why nothing can be written to the other side; undefined when something can. */
  closed: string | undefined;
  sending: Sending | null;
  /** @throws CallError, FirebaseError */
  onSend: (text: string) => Promise<void>;
  onFiles: (files: Iterable<File>) => void;
}

/** The line to write in, for a message or, by a switch, a note that the customer never sees. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { id, viewer, answering, closed, sending, onSend, onFiles } = props;
  const [noting, setNoting] = useState(false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 4, bgcolor: noting ? 'ochre.tint' : undefined }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 1 }}>
        {answering && (
          <FormControlLabel
            label="Internal note"
            control={<Switch checked={noting} onChange={(_event, checked) => setNoting(checked)} />}
          />
        )}
        <AttachButton sending={sending} disabled={noting || closed !== undefined} onFiles={onFiles} />
      </Box>
      <Composer
        label={noting ? 'Internal note' : 'Message'}
        closed={noting ? undefined : closed}
        onSend={noting ? (text) => addNote(viewer, id, text) : onSend}
      />
    </Box>
  );
}
