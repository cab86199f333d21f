import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MessageBubble } from '../../../ui/conversation/MessageBubble.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { StoredMessage } from '../api/use-room-conversation.ts';

interface MessageProps {
  message: StoredMessage;
  own: boolean;
  /** How far it has come, of one's own. */
  state?: string;
  /** Takes one's own back, or reports the other's. */
  onAct: () => void;
}

/** A message of the two, with what the reader may do about it. */
export function Message({ message, own, state, onAct }: MessageProps) {
  const { senderName, content, timestamp, deleted } = message;
  return (
    <Box sx={{ ...row, flexDirection: own ? 'row-reverse' : 'row' }}>
      <MessageBubble
        senderName={senderName}
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
          <Icon name={own ? 'trash' : 'flag'} size={16} />
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
