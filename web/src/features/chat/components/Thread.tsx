import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import { MessageList } from '../../../ui/conversation/MessageList.tsx';
import { useOutbox } from '../../../ui/conversation/use-outbox.ts';
import { Waiting } from '../../../ui/conversation/Waiting.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { messageSender } from '../api/send-message.ts';
import { isCustomer, type StoredMessage, type StoredSession } from '../message-writes.ts';
import { useMarkOpened } from '../use-mark-opened.ts';
import { useMessages } from '../use-messages.ts';
import { useSayTyping, useTyping } from '../use-typing.ts';

interface ThreadProps {
  chat: StoredSession;
  viewer: Person;
  /** Little room, as in the widget. */
  compact?: boolean;
  tools?: (insert: (text: string) => void) => ReactNode;
}

const toEntry = (message: StoredMessage) => ({ ...message, at: message.timestamp });

/** What is said in a session and the line to go on, as two rows of a grid; of a long one the last 50 messages at first. `key` it by the session. */
export function Thread({ chat, viewer, compact, tools }: ThreadProps) {
  const { uid } = viewer;
  const { live, all, earlier } = useMessages(chat.id);
  useMarkOpened(uid, chat, live.data);
  const typing = useTyping(chat.id, uid, live.data?.[0]?.id);
  const say = useSayTyping(chat.id, uid);
  const { waiting, post } = useOutbox(`chats/${chat.id}`, messageSender(viewer, chat));
  const mine = (one: StoredMessage) => (one.senderType === 'user') === isCustomer(uid, chat);
  const who = isCustomer(uid, chat) ? 'Support' : chat.userName;
  return (
    <>
      <LiveData live={live}>
        {() => (
          <MessageList
            entries={all.map(toEntry)}
            onEarlier={earlier}
            below={
              <>
                {waiting.length > 0 && <Waiting parcels={waiting} senderName={viewer.name} />}
                {typing && (
                  <Typography variant="body2" color="textSecondary">
                    {who} is typing…
                  </Typography>
                )}
              </>
            }
          >
            {(one) => (
              <MessageBubble
                senderName={one.senderName}
                badge={one.senderType === 'admin' ? 'Support' : undefined}
                text={one.message}
                at={one.at}
                own={mine(one)}
                state={one.senderId === uid && one.isRead ? 'Read' : undefined}
              />
            )}
          </MessageList>
        )}
      </LiveData>
      {chat.status === 'active' && (
        <Composer
          compact={compact}
          placeholder="Type your message..."
          onSend={post}
          onTyping={say}
          tools={tools}
        />
      )}
    </>
  );
}
