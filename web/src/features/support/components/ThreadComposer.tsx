import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { mentionsIn } from '@tempera/domain/conversations/ticket-desk';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { CannedReplies } from '../../../ui/conversation/CannedReplies.tsx';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { addNote } from '../api/ticket.ts';
import { useColleagues } from '../api/triage.ts';
import { AttachButton, type Sending } from './AttachButton.tsx';
import { MentionMenu } from './MentionMenu.tsx';
import { PresentNotice, useSayPresent } from './Presence.tsx';

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

/** The line to write in; for those who answer also for a note that the customer never sees. */
export const ThreadComposer = (props: ThreadComposerProps) =>
  props.answering ? <AnsweringComposer {...props} /> : <Lines {...props} />;

/** A message or, by a switch, a note, which may name others of the team. */
function AnsweringComposer(props: ThreadComposerProps) {
  const { id, viewer } = props;
  const [noting, setNoting] = useState(false);
  const onTyping = useSayPresent(id, viewer);
  const team = (useColleagues().data ?? []).filter((one) => one.id !== viewer.uid);
  const note = {
    label: 'Internal note',
    onSend: (text: string) => addNote(viewer, id, text, mentionsIn(text, team)),
    tools: (insert: (text: string) => void) => <MentionMenu team={team} onChoose={insert} />,
  };
  const reply = { onTyping, tools: (insert: (text: string) => void) => <CannedReplies onChoose={insert} /> };
  const toggle = (
    <FormControlLabel
      label="Internal note"
      control={<Switch checked={noting} onChange={(_event, checked) => setNoting(checked)} />}
    />
  );
  return (
    <>
      <PresentNotice id={id} uid={viewer.uid} />
      <Lines {...props} toggle={toggle} noting={noting} line={noting ? note : reply} />
    </>
  );
}

interface LinesProps extends ThreadComposerProps {
  toggle?: ReactNode;
  noting?: boolean;
  /** What is other than for a message. */
  line?: Partial<Pick<ComponentProps<typeof Composer>, 'label' | 'onSend' | 'onTyping' | 'tools'>>;
}

function Lines({ closed, sending, onSend, onFiles, toggle, noting = false, line = {} }: LinesProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 4, bgcolor: noting ? 'ochre.tint' : undefined }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 1 }}>
        {toggle}
        <AttachButton sending={sending} disabled={noting || closed !== undefined} onFiles={onFiles} />
      </Box>
      <Composer closed={noting ? undefined : closed} onSend={onSend} {...line} />
    </Box>
  );
}
