import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dayLabel, isNewDay } from '@tempera/domain/site/dates';
import { Fragment, type ReactNode } from 'react';
import { useKeptScroll } from './use-kept-scroll.ts';

/** What stands in a conversation; `at` in milliseconds. */
interface Entry {
  id: string;
  at: number;
}

interface MessageListProps<T extends Entry> {
  /** Oldest first. */
  entries: readonly T[];
  /** One entry, such as a MessageBubble. */
  children: (entry: T) => ReactNode;
  /** Asks for what was said before; undefined when all of it is here. */
  onEarlier?: () => void;
  /** Remarks below the last entry: who is typing, what is still on its way. */
  below?: ReactNode;
}

/**
 * What was said, by days. New entries are announced politely and come into sight for whoever reads the end; earlier ones come
 * above without moving what is read.
 */
export function MessageList<T extends Entry>({ entries, children, onEarlier, below }: MessageListProps<T>) {
  const box = useKeptScroll(entries.map(({ id }) => id));
  const now = Date.now();
  return (
    <Box
      ref={box}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      sx={{
        overflowY: 'auto',
        overflowAnchor: 'none',
        p: 4,
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
      }}
    >
      {onEarlier && (
        <Button size="small" onClick={onEarlier} sx={{ justifySelf: 'center' }}>
          Show earlier messages
        </Button>
      )}
      <Box component="ul" sx={{ ...list }}>
        {entries.map((entry, place) => (
          <Fragment key={entry.id}>
            {isNewDay(entry.at, entries[place - 1]?.at) && (
              <Typography component="li" variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
                {dayLabel(entry.at, now)}
              </Typography>
            )}
            <Box component="li" data-message={entry.id} sx={{ display: 'grid', minWidth: 0 }}>
              {children(entry)}
            </Box>
          </Fragment>
        ))}
      </Box>
      {below}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
} as const;
