import ArrowForward from '@mui/icons-material/ArrowForward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Room } from '@tempera/domain/conversations/room';
import { isOnline } from '@tempera/domain/people/presence';
import type { Role } from '@tempera/domain/people/roles';
import { formatTime } from '@tempera/domain/site/dates';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Composer } from '../../../ui/conversation/Composer.tsx';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import { Transcript } from '../../../ui/conversation/Transcript.tsx';
import { useConversation } from '../../../ui/conversation/use-conversation.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { showError } from '../../../ui/show-error.ts';
import { TeamBadge, teamBadges } from '../../../ui/TeamBadge.tsx';
import { block, type Profile, unblock, useBlocked } from '../api/people.ts';
import { type StoredMessage, takeBack, useRoomConversation } from '../api/rooms.ts';

const ConfirmDialog = lazyDialog(() =>
  import('../../../ui/ConfirmDialog.tsx').then(({ ConfirmDialog: dialog }) => ({ default: dialog })),
);
const ReportMessageDialog = lazyDialog(() => import('./ReportMessageDialog.tsx'));

interface RoomThreadProps {
  id: string;
  viewer: Person;
  profile: Profile;
  room: Room | null;
  /** Whether the other is here now. */
  online: boolean;
}

const showRefusal = (error: unknown) => showError(error, laterMessages.room.refused);
const toEntry = (message: StoredMessage) => ({ ...message, at: message.timestamp });

/** Whether somebody is here, in words, or when they were; times in milliseconds. */
function presenceOf(profile: Profile, online: boolean, now: number): string {
  if (online || isOnline(profile, now)) return 'Online';
  return profile.lastSeen === null ? '' : `Last seen ${formatTime(profile.lastSeen)}`;
}

/** A conversation of two: what was said, who is typing, and the line to go on. */
export function RoomThread({ id, viewer, profile, room, online }: RoomThreadProps) {
  const { uid, name, role } = viewer;
  const { id: other, name: otherName } = profile;
  const blocked = useBlocked(uid, other);
  const [asked, setAsked] = useState<StoredMessage | 'block' | null>(null);
  const close = () => setAsked(null);
  const two = { uid, name, role, other, otherName };
  const conversation = useRoomConversation(id, two, room, blocked);
  const open = useConversation(conversation);
  const messages = conversation.messages.data ?? [];
  const lastOwn = messages.findLast((one) => one.senderId === uid)?.id;
  const stateOf = (one: StoredMessage) => {
    if (one.id !== lastOwn) return undefined;
    return one.timestamp <= (room?.readAt[other] ?? 0) ? 'Read' : 'Sent';
  };
  const closed = blocked ? `You blocked ${otherName}. Neither of you can write here.` : undefined;
  return (
    <Box component="section" aria-label={`Conversation with ${otherName}`} sx={frame}>
      <ThreadHeader
        name={otherName}
        role={profile.role}
        picture={profile.avatar}
        presence={presenceOf(profile, online, Date.now())}
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
        empty="No messages yet. Write the first one."
        senderOf={({ senderId }) => senderId}
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
          <ConfirmDialog
            grave
            title={`Block ${otherName}?`}
            action="Block"
            onConfirm={() => block(uid, other)}
            onFailure={showRefusal}
            onClose={close}
          >
            You won’t be able to message each other. They are not notified. You can unblock them here.
          </ConfirmDialog>
        )}
        {asked !== null && asked !== 'block' && asked.senderId === uid && (
          <ConfirmDialog
            grave
            title="Delete this message?"
            action="Delete message"
            onConfirm={() => takeBack(asked)}
            onFailure={showRefusal}
            onClose={close}
          >
            {`${otherName} won’t see it anymore either. This can’t be undone.`}
          </ConfirmDialog>
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

interface ThreadHeaderProps {
  name: string;
  role: Role;
  picture: string;
  /** Whether they are here, or when they were. */
  presence: string;
  blocked: boolean;
  onBlock: () => void;
  onUnblock: () => void;
}

/** With whom one talks; on a phone also the way back to the list. */
function ThreadHeader(props: ThreadHeaderProps) {
  const { name, role, picture, presence, blocked, onBlock, onUnblock } = props;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <IconButton
        href={paths.chat}
        aria-label="Back to the conversations"
        sx={{ display: { md: 'none' }, ml: -2, transform: 'scaleX(-1)' }}
      >
        <ArrowForward fontSize="small" />
      </IconButton>
      <Avatar name={name} picture={picture} size={2.5} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="h5" component="h2" noWrap>
            {name}
          </Typography>
          <TeamBadge role={role} />
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {presence}
        </Typography>
      </Box>
      <Button
        size="small"
        color="secondary"
        aria-label={`${blocked ? 'Unblock' : 'Block'} ${name}`}
        onClick={blocked ? onUnblock : onBlock}
      >
        {blocked ? 'Unblock' : 'Block'}
      </Button>
    </Box>
  );
}

interface MessageProps {
  message: StoredMessage;
  own: boolean;
  /** How far it has come, of one's own. */
  state?: string;
  /** Takes one's own back, or reports the other's. */
  onAct: () => void;
}

/** A message of the two, with what the reader may do about it. */
function Message({ message, own, state, onAct }: MessageProps) {
  const { senderName, senderRole = 'customer', content, timestamp, deleted } = message;
  return (
    <Box sx={{ ...row, flexDirection: own ? 'row-reverse' : 'row' }}>
      <MessageBubble
        senderName={senderName}
        badge={teamBadges[senderRole]}
        text={deleted ? 'This message was deleted.' : content}
        at={timestamp}
        own={own}
        state={deleted ? undefined : state}
      />
      {!deleted && (
        <IconButton
          size="small"
          aria-label={own ? 'Delete this message' : `Report this message by ${senderName}`}
          title={own ? 'Delete' : 'Report'}
          onClick={onAct}
        >
          {own ? <Delete sx={{ fontSize: 16 }} /> : <Flag sx={{ fontSize: 16 }} />}
        </IconButton>
      )}
    </Box>
  );
}

/** What can be done is in sight on a phone, and where the pointer or the focus is. */
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  '& > button': { color: 'text.secondary', flexShrink: 0 },
  '@media (hover: hover)': {
    '& > button': { opacity: 0 },
    '&:hover > button, & > button:focus-visible': { opacity: 1 },
  },
} as const;
