import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { otherIn } from '@tempera/domain/conversations/room';
import { dayLabel } from '@tempera/domain/site/calendar';
import { paths } from '@tempera/domain/site/paths';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { Tag, upToNine } from '../../../ui/Tag.tsx';
import type { StoredRoom } from '../api/rooms.ts';
import { choice, OnlineDot, plainList } from './People.tsx';

interface RoomListProps {
  rooms: Live<StoredRoom[]>;
  uid: string;
  /** Whose conversation is open. */
  current: string | null;
  /** Uids of those who are here. */
  online: ReadonlySet<string>;
}

const move = arrowKeys('[data-choice]');

/** Conversations, the newest first; arrows go up and down in them. */
export function RoomList({ rooms: live, uid, current, online }: RoomListProps) {
  return (
    <Box component="nav" aria-label="Conversations" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h5" component="h2">
        Conversations
      </Typography>
      <LiveData live={live}>
        {(rooms) =>
          rooms.length === 0 ? (
            <Typography color="textSecondary">
              No conversations yet. Write to someone from their review, or find a member by handle.
            </Typography>
          ) : (
            <Box component="ul" sx={plainList} onKeyDown={move}>
              {rooms.map((room) => {
                const other = otherIn(room.id, uid) ?? '';
                return (
                  <li key={room.id}>
                    <RoomRow
                      room={room}
                      uid={uid}
                      other={other}
                      current={other === current}
                      online={online.has(other)}
                    />
                  </li>
                );
              })}
            </Box>
          )
        }
      </LiveData>
    </Box>
  );
}

interface RoomRowProps {
  room: StoredRoom;
  uid: string;
  other: string;
  current: boolean;
  online: boolean;
}

/** A conversation in the list: with whom, what was said last, and how much of it is new. */
function RoomRow({ room, uid, other, current, online }: RoomRowProps) {
  const name = room.names[other] ?? 'Member';
  const unread = room.unread[uid] ?? 0;
  const mine = room.lastMessageId.startsWith(`${uid}_`);
  const said = room.lastMessage === '' ? 'This message was deleted.' : room.lastMessage;
  return (
    <Box
      component={AppLink}
      href={paths.chatWith(other)}
      aria-current={current ? 'page' : undefined}
      data-choice
      sx={choice}
    >
      <Avatar name={name} picture="" size={2.25} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {online && <OnlineDot />}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {mine ? `You: ${said}` : said}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 1, alignSelf: 'start' }}>
        <Typography component="span" variant="body2" color="textSecondary" noWrap>
          {dayLabel(room.lastMessageAt, Date.now())}
        </Typography>
        {unread > 0 && (
          <Box
            component="span"
            role="img"
            aria-label={unread === 1 ? '1 new message' : `${unread} new messages`}
          >
            <Tag tone="vermilion" label={upToNine(unread)} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
