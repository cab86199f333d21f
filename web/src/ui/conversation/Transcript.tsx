import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dayLabel, isNewDay } from '@tempera/domain/site/calendar';
import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { LiveData } from '../LiveData.tsx';
import { showToast } from '../toast.ts';
import { isJoined, Joined } from './joined.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { Conversation, OpenConversation } from './use-conversation.ts';

/** What stands in a conversation; `at` in milliseconds. */
interface Entry {
  id: string;
  at: number;
}

interface TranscriptProps<T extends Entry> {
  conversation: Pick<Conversation, 'messages' | 'older'>;
  open: Pick<OpenConversation, 'sending' | 'waiting' | 'typing'>;
  /** Oldest first. */
  entries: readonly T[];
  /** What the viewer is called in this conversation. */
  viewerName: string;
  /** Who may be typing. */
  otherName?: string;
  /** Said while nothing has been. */
  empty?: string;
  /** Who said it, null for what nobody did; with it, messages of one person that follow each other are drawn as one. */
  senderOf?: (entry: T) => string | null;
  /** One entry, such as a MessageBubble. */
  children: (entry: T) => ReactNode;
}

/** What was said in a conversation, by days, with what is still on its way and who is typing below. */
export function Transcript<T extends Entry>(props: TranscriptProps<T>) {
  const { messages } = props.conversation;
  return <LiveData live={messages}>{() => <Entries {...props} />}</LiveData>;
}

/** New entries are announced politely and come into sight for whoever reads the end; earlier ones move nothing that is read. */
function Entries<T extends Entry>(props: TranscriptProps<T>) {
  const { conversation, open, entries, viewerName, otherName, empty, senderOf, children } = props;
  const said = entries.map((entry) => ({ at: entry.at, by: senderOf?.(entry) ?? null }));
  const { older } = conversation;
  const { sending, waiting, typing } = open;
  const box = useKeptScroll(entries.map(({ id }) => id));
  const now = Date.now();
  const showOlder = () =>
    older?.().catch(() =>
      showToast({ title: 'Earlier messages could not be loaded', text: 'Try again.', kind: 'error' }),
    );
  return (
    <Box ref={box} role="log" aria-label="Messages" tabIndex={0} sx={log}>
      {older && (
        <Button size="small" onClick={showOlder} sx={{ justifySelf: 'center' }}>
          Show earlier messages
        </Button>
      )}
      <Box component="ul" sx={list}>
        {entries.map((entry, place) => (
          <Fragment key={entry.id}>
            {isNewDay(entry.at, entries[place - 1]?.at) && (
              <Typography component="li" variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
                {dayLabel(entry.at, now)}
              </Typography>
            )}
            <Joined value={isJoined(said[place] ?? nobody, said[place - 1])}>
              <Box component="li" data-message={entry.id} sx={{ display: 'grid', minWidth: 0 }}>
                {children(entry)}
              </Box>
            </Joined>
          </Fragment>
        ))}
      </Box>
      {empty && entries.length + sending.length + waiting.length === 0 && (
        <Typography color="textSecondary">{empty}</Typography>
      )}
      {sending.length > 0 && (
        // Read out once it is stored, as every other message.
        <Box aria-live="off" sx={{ display: 'grid', gap: 3 }}>
          {sending.map(({ key, text }) => (
            <MessageBubble key={key} senderName={viewerName} text={text} own />
          ))}
        </Box>
      )}
      {waiting.length > 0 && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {waiting.map(({ key, text }) => (
            <MessageBubble
              key={key}
              senderName={viewerName}
              text={text}
              own
              state="Waiting for a connection"
            />
          ))}
        </Box>
      )}
      {typing && (
        <Typography variant="body2" color="textSecondary">
          {otherName} is typing…
        </Typography>
      )}
    </Box>
  );
}

const nobody = { at: 0, by: null };

const log = {
  overflowY: 'auto',
  overflowAnchor: 'none',
  p: 4,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
} as const;

/** So near to its end a list counts as read to the end, in pixels. */
const nearEnd = 80;

/**
 * Keeps a scrolled list in place: at its end while one reads there, and where it was when earlier entries come above.
 * @param ids of what the list shows, oldest first
 */
export function useKeptScroll(ids: readonly string[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0, atEnd: true });
  const first = ids[0] ?? '';
  const last = ids.at(-1) ?? '';

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const was = before.current;
    const cameAbove = was.first !== '' && first !== was.first && last === was.last;
    if (cameAbove) current.scrollTop += current.scrollHeight - was.height;
    else if (was.atEnd) current.scrollTop = current.scrollHeight;
    before.current = { ...was, first, last, height: current.scrollHeight };
  });

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const note = () => {
      const { scrollTop, clientHeight, scrollHeight } = current;
      before.current.atEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    current.addEventListener('scroll', note, { passive: true });
    return () => current.removeEventListener('scroll', note);
  }, []);

  return box;
}
