import Box from '@mui/material/Box';
import type { Room } from '@tempera/domain/conversations/room';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { useOutbox } from '../../../ui/conversation/use-outbox.ts';
import { block, unblock, useBlocked } from '../api/blocks.ts';
import type { Profile } from '../api/profiles.ts';
import { messageSender } from '../api/send-message.ts';
import { takeBack } from '../api/take-back.ts';
import type { StoredMessage } from '../api/use-thread.ts';
import { presenceOf } from '../presence-of.ts';
import { useMarkOpened } from '../use-mark-opened.ts';
import { useSayTyping, useTyping } from '../use-typing.ts';
import { Said } from './Said.tsx';
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

/** A conversation of two: what was said, who is typing, and the line to go on. */
export function RoomThread({ id, viewer, profile, room, online }: RoomThreadProps) {
  const { uid, name } = viewer;
  const { id: other, name: otherName } = profile;
  const blocked = useBlocked(uid, other);
  const [asked, setAsked] = useState<StoredMessage | 'block' | null>(null);
  const close = () => setAsked(null);
  useMarkOpened(id, uid, room);
  const sender = messageSender(room, id, { uid, name, other, otherName });
  const { waiting, post } = useOutbox(`rooms/${id}`, sender);
  const sayTyping = useSayTyping(id, uid, room !== null && !blocked);
  const typing = useTyping(id, other, room?.lastMessageId ?? '');
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
      <Said
        id={id}
        uid={uid}
        other={other}
        room={room}
        waiting={waiting}
        typing={typing ? otherName : ''}
        onAct={setAsked}
      />
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 4 }}>
        <Composer closed={closed} onSend={post} onTyping={sayTyping} />
      </Box>
      <Suspense>
        {asked === 'block' && (
          <AskDialog
            title={`Block ${otherName}?`}
            text="Neither of you can write to the other any more. They are not told. You can unblock them here."
            deed="Block"
            onConfirm={() => block(uid, other)}
            onClose={close}
          />
        )}
        {asked !== null && asked !== 'block' && asked.senderId === uid && (
          <AskDialog
            title="Delete this message?"
            text={`${otherName} will not see it any more either. This can’t be undone.`}
            deed="Delete message"
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
