import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatClock } from '@tempera/domain/site/calendar';
import { formatTime } from '@tempera/domain/site/dates';
import { use } from 'react';
import { Tag } from '../Tag.tsx';
import { Joined } from './joined.ts';
import { MessageText } from './MessageText.tsx';

interface MessageBubbleProps {
  senderName: string;
  /** What the sender is to the reader, such as `Support`. */
  badge?: string;
  text: string;
  /** Milliseconds; undefined while it has not arrived. */
  at?: number;
  /** Whether the reader wrote it. */
  own: boolean;
  /** How far it has come: `Read`, `Sending`. */
  state?: string;
  /** A remark among the messages rather than one of them, such as an internal note. */
  tone?: 'ochre';
}

/** One message of a conversation; the day stands above, so it says the time alone. */
export function MessageBubble({ senderName, badge, text, at, own, state, tone }: MessageBubbleProps) {
  const joined = use(Joined);
  const time = at === undefined ? undefined : formatTime(at);
  return (
    <Box
      title={joined ? `${senderName}, ${time}` : undefined}
      sx={{
        justifySelf: own ? 'end' : 'start',
        maxWidth: { xs: '92%', sm: '80%' },
        minWidth: 0,
        px: 4,
        py: joined ? 2 : 3,
        mt: joined ? -2 : 0,
        borderRadius: 1,
        border: 1,
        borderColor: tone ? `${tone}.text` : own ? 'transparent' : 'divider',
        bgcolor: own && !tone ? 'ultramarine.tint' : 'background.paper',
      }}
    >
      {!joined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {senderName}
          </Typography>
          {badge && <Tag label={badge} tone={tone ?? 'verdigris'} />}
          {at !== undefined && (
            <Typography
              variant="body2"
              component="time"
              dateTime={new Date(at).toISOString()}
              color="textSecondary"
              title={time}
            >
              {formatClock(at)}
            </Typography>
          )}
        </Box>
      )}
      <MessageText text={text} />
      {state && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'end' }}>
          {state}
        </Typography>
      )}
    </Box>
  );
}
