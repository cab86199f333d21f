import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { otherIn } from '@tempera/domain/conversations/room';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useRooms } from '../api/use-rooms.ts';
import { plainList } from './PersonLink.tsx';
import { RoomRow } from './RoomRow.tsx';

interface RoomListProps {
  uid: string;
  /** Whose conversation is open. */
  current: string | null;
  /** Uids of those who are here. */
  online: ReadonlySet<string>;
}

const move = arrowKeys('[data-choice]');

/** Conversations, the newest first; arrows go up and down in them. */
export function RoomList({ uid, current, online }: RoomListProps) {
  return (
    <Box component="nav" aria-label="Conversations" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h5" component="h2">
        Conversations
      </Typography>
      <LiveData live={useRooms(uid)}>
        {(rooms) =>
          rooms.length === 0 ? (
            <Typography color="textSecondary">
              No conversations yet. Choose somebody who is online, or find a member by name.
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
