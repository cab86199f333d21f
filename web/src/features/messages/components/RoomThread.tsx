import Box from '@mui/material/Box';
import type { Room } from '@tempera/domain/conversations/room';
import { isOnline } from '@tempera/domain/people/presence';
import { formatTime } from '@tempera/domain/site/dates';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { Transcript } from '../../../ui/conversation/Transcript.tsx';
import { useConversation } from '../../../ui/conversation/use-conversation.ts';
import { block, unblock, useBlocked } from '../api/blocks.ts';
import type { Profile } from '../api/profiles.ts';
import { type StoredMessage, takeBack, useRoomConversation } from '../api/use-room-conversation.ts';
import { Message } from './Message.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';

const AskDialog = lazy(() => import('./AskDialog.tsx'));
const ReportMessageDialog = lazy(() => import('./ReportMessageDialog.tsx'));

interface RoomThreadProps {
  id: string;
  viewer: Person;
  profile: Profile;
  room: Room | null;
  /** Whether the other is here now. */
  online: boolean;
}

const toEntry = (message: StoredMessage) => ({ ...message, at: message.timestamp });

/** Whether somebody is here, in words, or when they were; times in milliseconds. */
function presenceOf(lastSeen: number | null, online: boolean, now: number): string {
  if (online || isOnline(lastSeen, now)) return 'Online';
  return lastSeen === null ? '' : `Last seen ${formatTime(lastSeen)}`;
}

/** A conversation of two: what was said, who is typing, and the line to go on. */
export function RoomThread({ id, viewer, profile, room, online }: RoomThreadProps) {
  const { uid, name } = viewer;
  const { id: other, name: otherName } = profile;
  const blocked = useBlocked(uid, other);
  const [asked, setAsked] = useState<StoredMessage | 'block' | null>(null);
  const close = () => setAsked(null);
  const two = { uid, name, other, otherName };
  const conversation = useRoomConversation(id, two, room, blocked);
  const open = useConversation(conversation);
  const messages = conversation.messages.data ?? [];
  const lastOwn = messages.findLast((one) => one.senderId === uid)?.id;
  const stateOf = (one: StoredMessage) => {
    if (one.id !== lastOwn) return undefined;
    return one.timestamp <= (room?.readAt[other] ?? 0) ? 'Read' : 'Sent';
  };
  const closed = blocked ? `You have blocked ${otherName}: neither of you can write here.` : undefined;
  return (
    <Box component="section" aria-label={`Conversation with ${otherName}`} sx={frame}>
      <ThreadHeader
        name={otherName}
        picture={profile.avatar}
        presence={presenceOf(profile.lastSeen, online, Date.now())}
        blocked={blocked}
        onBlock={() => setAsked('block')}
        onUnblock={() => unblock(uid, other).catch(() => {})}
      />
      <Transcript
        conversation={conversation}
        open={open}
        entries={messages.map(toEntry)}
        viewerName={room?.names[uid] ?? 'You'}
        otherName={otherName}
        empty="Nothing has been said yet. Write the first message."
      >
        {(one) => (
          <Message
            message={one}
            own={one.senderId === uid}
            state={stateOf(one)}
            onAct={() => setAsked(one)}
          />
        )}
      </Transcript>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 4 }}>
        <Composer closed={closed} onSend={open.post} onTyping={open.onTyping} />
      </Box>
      <Suspense>
        {asked === 'block' && (
          <AskDialog
            title={`Block ${otherName}?`}
            text="Neither of you can write to the other any more. They are not told. You can unblock them here."
            action="Block"
            onConfirm={() => block(uid, other)}
            onClose={close}
          />
        )}
        {asked !== null && asked !== 'block' && asked.senderId === uid && (
          <AskDialog
            title="Delete this message?"
            text={`${otherName} will not see it any more either. This can’t be undone.`}
            action="Delete message"
            onConfirm={() => takeBack(asked)}
            onClose={close}
          />
        )}
        {asked !== null && asked !== 'block' && asked.senderId !== uid && (
          <ReportMessageDialog message={asked} reporterUid={uid} onClose={close} />
        )}
      </Suspense>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
} as const;
