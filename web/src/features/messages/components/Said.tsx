import Typography from '@mui/material/Typography';
import type { Room } from '@tempera/domain/conversations/room';
import type { Parcel } from '../../../firebase/write/outbox.ts';
import { MessageList } from '../../../ui/conversation/MessageList.tsx';
import { Waiting } from '../../../ui/conversation/Waiting.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type StoredMessage, useThread } from '../api/use-thread.ts';
import { Message } from './Message.tsx';

interface SaidProps {
  id: string;
  uid: string;
  other: string;
  room: Room | null;
  /** What is still on its way. */
  waiting: readonly Parcel[];
  /** Who is typing now; empty when nobody is. */
  typing: string;
  onAct: (message: StoredMessage) => void;
}

const toEntry = (message: StoredMessage) => ({ ...message, at: message.timestamp });

/** What was said in a room, the newest 50 messages at first. */
export function Said({ id, uid, other, room, waiting, typing, onAct }: SaidProps) {
  const thread = useThread(id);
  const readAt = room?.readAt[other] ?? 0;
  const lastOwn = thread.messages.findLast((one) => one.senderId === uid)?.id;
  const earlier = () =>
    thread
      .readEarlier()
      .catch(() => showToast({ title: 'Error', text: 'Earlier messages did not load.', kind: 'error' }));
  const stateOf = (one: StoredMessage) => {
    if (one.id !== lastOwn) return undefined;
    return one.timestamp <= readAt ? 'Read' : 'Sent';
  };
  const live = { ...thread, data: thread.loading && thread.messages.length === 0 ? null : thread.messages };
  return (
    <LiveData live={live}>
      {(messages) => (
        <MessageList
          entries={messages.map(toEntry)}
          onEarlier={thread.hasEarlier && messages.length >= 50 ? earlier : undefined}
          below={
            <>
              {messages.length === 0 && waiting.length === 0 && (
                <Typography color="textSecondary">
                  Nothing has been said yet. Write the first message.
                </Typography>
              )}
              {waiting.length > 0 && <Waiting parcels={waiting} senderName={room?.names[uid] ?? 'You'} />}
              {typing && (
                <Typography variant="body2" color="textSecondary">
                  {typing} is typing…
                </Typography>
              )}
            </>
          }
        >
          {(one) => (
            <Message message={one} own={one.senderId === uid} state={stateOf(one)} onAct={() => onAct(one)} />
          )}
        </MessageList>
      )}
    </LiveData>
  );
}
