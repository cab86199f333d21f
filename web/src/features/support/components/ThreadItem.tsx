import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveBlob } from '../../../ui/save-file.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { fetchAttachment, type StoredAttachment } from '../api/attachments.ts';
import type { ThreadEntry } from '../ticket-messages.ts';

interface ThreadItemProps {
  ticketId: string;
  entry: ThreadEntry;
  viewer: Person;
}

/** A message, a note or a file, each as what it is. */
export function ThreadItem({ ticketId, entry, viewer }: ThreadItemProps) {
  if (entry.kind === 'file') {
    return <FileBubble ticketId={ticketId} file={entry.file} own={entry.file.byUid === viewer.uid} />;
  }
  if (entry.kind === 'note') {
    const { authorId, authorName, text } = entry.note;
    return (
      <MessageBubble
        senderName={authorName}
        badge="Internal note"
        tone="ochre"
        text={text}
        at={entry.at}
        own={authorId === viewer.uid}
      />
    );
  }
  const { fromUserId, fromUserName, fromUserRole, message, isRead } = entry.message;
  const own = fromUserId === viewer.uid;
  return (
    <MessageBubble
      senderName={fromUserName}
      badge={fromUserRole === 'customer' ? undefined : 'Support'}
      text={message}
      at={entry.at}
      own={own}
      state={own && isRead ? 'Read' : undefined}
    />
  );
}

interface FileBubbleProps {
  ticketId: string;
  file: StoredAttachment;
  /** Whether the reader added it. */
  own: boolean;
}

/** A file among the messages. It is read only when somebody asks for it, as their right to it is looked at then. */
function FileBubble({ ticketId, file, own }: FileBubbleProps) {
  const { id, fileName, sizeBytes, contentType, byName, byRole, at } = file;
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveBlob(await fetchAttachment(ticketId, id), fileName);
    } catch {
      const text = 'The file could not be loaded. Check your connection and try again.';
      showToast({ title: 'Download Failed', text, kind: 'error' });
    }
    setLoading(false);
  };
  return (
    <Box sx={{ ...bubble, justifySelf: own ? 'end' : 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {byName}
        </Typography>
        {byRole !== 'customer' && <Tag label="Support" tone="verdigris" />}
        <Typography
          variant="body2"
          component="time"
          dateTime={new Date(at).toISOString()}
          color="textSecondary"
        >
          {formatTime(at)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 2, minWidth: 0 }}>
        <Icon name="file" />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {contentType.startsWith('image/') ? 'Picture' : 'Text'}, {formatSize(sizeBytes)}
          </Typography>
        </Box>
        <Button size="small" disabled={loading} onClick={download} aria-label={`Download ${fileName}`}>
          {loading ? 'Loading…' : 'Download'}
        </Button>
      </Box>
    </Box>
  );
}

const bubble = {
  maxWidth: { xs: '92%', sm: '80%' },
  minWidth: 0,
  px: 4,
  py: 3,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
} as const;
