import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayLabel } from '@tempera/domain/site/calendar';
import { paths } from '@tempera/domain/site/paths';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { upToNine } from '../../../ui/up-to-nine.ts';
import type { StoredRoom } from '../api/use-rooms.ts';
import { choice, OnlineDot } from './PersonLink.tsx';

interface RoomRowProps {
  room: StoredRoom;
  uid: string;
  other: string;
  current: boolean;
  online: boolean;
}

/** A conversation in the list: with whom, what was said last, and how much of it is new. */
export function RoomRow({ room, uid, other, current, online }: RoomRowProps) {
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
