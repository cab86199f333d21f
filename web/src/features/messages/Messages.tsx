import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { otherIn, roomId } from '@tempera/domain/conversations/room';
import { paths } from '@tempera/domain/site/paths';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { useOnlineAmong, useProfile } from './api/people.ts';
import { type StoredRoom, useRoom, useRooms } from './api/rooms.ts';
import { FindPeople, OnlinePeople } from './components/People.tsx';
import { RoomList } from './components/RoomList.tsx';
import { RoomThread } from './components/RoomThread.tsx';

/** A uid is one segment of a path, and a room's id joins two of them. */
const isUid = (text: string | null): text is string => text !== null && /^[^/_]{1,128}$/.test(text);

/** Of how many it is asked whether they are here: each is a read. */
const mostAsked = 20;

/** The others of the newest conversations, in an order that a new message leaves alone. */
const talkedWith = (rooms: readonly StoredRoom[], uid: string): string[] =>
  rooms
    .slice(0, mostAsked)
    .map(({ id }) => otherIn(id, uid) ?? '')
    .sort();

/** Direct messages: conversations and people on one side, a thread on the other; on a phone one at a time. */
export function Messages({ viewer }: { viewer: Person }) {
  const [params] = useSearchParams();
  const rooms = useRooms(viewer.uid);
  const online = useOnlineAmong(rooms.data && talkedWith(rooms.data, viewer.uid));
  const asked = params.get('with');
  const other = isUid(asked) && asked !== viewer.uid ? asked : null;
  const here = new Set(online.people.map(({ id }) => id));
  return (
    <Box sx={columns}>
      <Box sx={{ ...side, display: { xs: other ? 'none' : 'grid', md: 'grid' } }}>
        <RoomList rooms={rooms} uid={viewer.uid} current={other} online={here} />
        <OnlinePeople online={rooms.error ? { ...online, status: 'failed' } : online} />
        <FindPeople uid={viewer.uid} />
      </Box>
      <Box sx={{ ...thread, display: { xs: other ? 'grid' : 'none', md: 'grid' } }}>
        {other ? (
          <Conversation key={other} viewer={viewer} other={other} online={here.has(other)} />
        ) : (
          <Typography color="textSecondary" sx={{ placeSelf: 'center', p: 6, textAlign: 'center' }}>
            Choose a conversation, or someone to write to.
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
  gap: 6,
} as const;

const side = { alignContent: 'start', gap: 6, minWidth: 0 } as const;

/** Ends above the button of the support chat, which stands in the corner of every page. */
const thread = {
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: { xs: 'calc(100dvh - 15rem)', md: 'calc(100dvh - 17rem)' },
  minHeight: '26rem',
  maxHeight: '48rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

interface ConversationProps {
  viewer: Person;
  /** The other's uid, as the address has it. */
  other: string;
  online: boolean;
}

/** The room that two people share, whether or not anything has been said in it. */
function Conversation({ viewer, other, online }: ConversationProps) {
  const id = roomId(viewer.uid, other);
  const asked = useProfile(other);
  const { loading, data: room, error } = useRoom(id);
  if (asked.status === 'failed' || error) return <ErrorState onRetry={() => window.location.reload()} />;
  if (asked.status !== 'known' || loading) return <LoadingShape height="100%" />;
  if (!asked.profile) {
    const back = (
      <Button variant="outlined" color="secondary" href={paths.chat}>
        Back to the conversations
      </Button>
    );
    return (
      <Box sx={{ p: 4 }}>
        <EmptyState icon="user" title="Member not found" action={back} />
      </Box>
    );
  }
  return <RoomThread id={id} viewer={viewer} profile={asked.profile} room={room} online={online} />;
}
