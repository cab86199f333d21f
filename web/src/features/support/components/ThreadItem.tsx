import type { Person } from '../../../firebase/auth/session.ts';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import type { ThreadEntry } from '../thread-entries.ts';
import { FileBubble } from './FileBubble.tsx';

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
