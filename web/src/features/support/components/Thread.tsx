import Box from '@mui/material/Box';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Ticket } from '@tempera/domain/conversations/ticket';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { useClosed } from '../../../firebase/public/use-closed.ts';
import { Transcript } from '../../../ui/conversation/Transcript.tsx';
import { useConversation } from '../../../ui/conversation/use-conversation.ts';
import { LiveData, useSteady } from '../../../ui/LiveData.tsx';
import { useNotes, useTicketConversation } from '../api/ticket.ts';
import type { StoredNote } from '../ticket-messages.ts';
import { useAttach } from './AttachButton.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import { ThreadItem } from './ThreadItem.tsx';

interface ThreadProps {
  id: string;
  ticket: Ticket;
  viewer: Person;
  /** Whether the viewer answers somebody else. */
  answering: boolean;
  /** How high it is; the support chat's own height when it is left out. */
  height?: string;
}

const noNotes: readonly StoredNote[] = [];

/** What was said, and the line to go on; those who answer see their notes too. */
export function Thread(props: ThreadProps) {
  return props.answering ? <NotedThread {...props} /> : <PlainThread {...props} notes={noNotes} />;
}

function NotedThread(props: ThreadProps) {
  const notes = useSteady(useNotes(props.id, 50));
  return <LiveData live={notes}>{(found) => <PlainThread {...props} notes={found} />}</LiveData>;
}

function PlainThread({
  id,
  ticket,
  viewer,
  answering,
  height,
  notes,
}: ThreadProps & { notes: readonly StoredNote[] }) {
  const conversation = useTicketConversation(viewer, id, ticket, notes);
  const open = useConversation(conversation);
  const { sending, attach } = useAttach(id);
  const storeClosed = useClosed(viewer.role) ? messageOf({ reason: 'maintenance' }) : undefined;
  const closed = ticket.status === 'closed' ? 'This ticket is closed.' : storeClosed;
  const target = useDropTarget(closed ? undefined : attach);
  return (
    <Box
      {...target.props}
      sx={{ ...frame, ...(height && { height }), borderColor: target.over ? 'ultramarine.main' : 'divider' }}
    >
      <Transcript
        conversation={conversation}
        open={open}
        entries={conversation.entries}
        viewerName={viewer.name}
        senderOf={(entry) => (entry.kind === 'message' ? entry.message.fromUserId : null)}
      >
        {(entry) => <ThreadItem ticketId={id} entry={entry} viewer={viewer} />}
      </Transcript>
      <ThreadComposer
        id={id}
        viewer={viewer}
        answering={answering}
        closed={closed}
        sending={sending}
        onSend={open.post}
        onFiles={attach}
      />
    </Box>
  );
}

/** Takes files that are dropped or pasted; a text that is pasted goes where it always went. */
function useDropTarget(onFiles: ((files: Iterable<File>) => void) | undefined) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles?.(files);
  };
  const props = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(onFiles !== undefined);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event, event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
  };
  return { over, props };
}

const frame = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  height: 600,
  border: 1,
  borderRadius: 1,
} as const;
