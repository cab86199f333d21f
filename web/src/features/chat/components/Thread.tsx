import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import { Transcript } from '../../../ui/conversation/Transcript.tsx';
import { useConversation } from '../../../ui/conversation/use-conversation.ts';
import { useChat } from '../api/use-chat.ts';
import { isCustomer, type StoredMessage, type StoredSession } from '../chat-session.ts';

interface ThreadProps {
  chat: StoredSession;
  viewer: Person;
  /** Little room, as in the widget. */
  compact?: boolean;
  tools?: (insert: (text: string) => void) => ReactNode;
}

const toEntry = (message: StoredMessage) => ({ ...message, at: message.timestamp });

/** What is said in a session and the line to go on, as two rows of a grid. `key` it by the session. */
export function Thread({ chat, viewer, compact, tools }: ThreadProps) {
  const { uid, name } = viewer;
  const conversation = useChat(viewer, chat);
  const open = useConversation(conversation);
  const own = (one: StoredMessage) => (one.senderType === 'user') === isCustomer(uid, chat);
  return (
    <>
      <Transcript
        conversation={conversation}
        open={open}
        entries={conversation.messages.data?.map(toEntry) ?? []}
        viewerName={name}
        otherName={isCustomer(uid, chat) ? 'Support' : chat.userName}
        senderOf={({ senderId }) => senderId}
      >
        {(one) => (
          <MessageBubble
            senderName={one.senderName}
            badge={one.senderType === 'admin' ? 'Support' : undefined}
            text={one.message}
            at={one.at}
            own={own(one)}
            state={one.senderId === uid && one.isRead ? 'Read' : undefined}
          />
        )}
      </Transcript>
      {chat.status === 'active' && (
        <Composer
          compact={compact}
          placeholder="Type your message..."
          onSend={open.post}
          onTyping={open.onTyping}
          tools={tools}
        />
      )}
    </>
  );
}
