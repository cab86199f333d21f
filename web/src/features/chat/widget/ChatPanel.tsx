import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import type { StoredSession } from '../chat-session.ts';
import { UnreadBadge } from './ChatButton.tsx';
import { endChat } from './Conversation.tsx';
import { PanelBody, type View } from './PanelBody.tsx';
import { setWidgetMode, wasAsked } from './widget-mode.ts';

interface ChatPanelProps {
  /** Whether it is known who is here. */
  known: boolean;
  person: Person | null;
  /** The person's newest session; undefined while it is asked for. */
  newest: StoredSession | null | undefined;
  minimized: boolean;
}

/** The open widget, or its bar when minimized. Esc minimizes it. */
export default function ChatPanel({ known, person, newest, minimized }: ChatPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('start');
  const [last, setLast] = useState<string | null>(null);
  // What goes on is shown, in whatever tab it began, and so is what was said meanwhile.
  const goesOn = newest && (newest.status === 'active' || newest.customerUnread > 0) ? newest.id : null;
  if (goesOn !== last) {
    setLast(goesOn);
    if (newest && goesOn) setView(newest);
  }
  useEffect(() => {
    if (wasAsked())
      box.current?.querySelector<HTMLElement>(minimized ? 'button' : 'textarea, a, button')?.focus();
  }, [minimized]);

  const active = newest?.status === 'active' ? newest : null;
  const shown = typeof view === 'string' ? null : view.id === newest?.id ? newest : view;
  const close = () => {
    setWidgetMode('closed');
    setView('start');
    if (active) void endChat(active.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || minimized) return;
    event.stopPropagation();
    setWidgetMode('minimized');
  };
  const back: { label: string; icon: IconName; onClick: () => void } = {
    label: 'Your chats',
    icon: 'menu',
    onClick: () => setView('list'),
  };
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label="Live chat"
      onKeyDown={onKeyDown}
      sx={{ ...frame, ...(minimized ? small : large) }}
    >
      <PanelBar
        title={shown ? 'Live Chat' : 'Chat Support'}
        online={active !== null}
        mark={minimized}
        unread={newest?.customerUnread ?? 0}
        buttons={[
          ...(minimized || view === 'list' || !newest ? [] : [back]),
          minimized
            ? { label: 'Open live chat', icon: 'plus', onClick: () => setWidgetMode('open') }
            : { label: 'Minimize', icon: 'minus', onClick: () => setWidgetMode('minimized') },
          { label: active ? 'End chat' : 'Close', icon: 'close', onClick: close },
        ]}
      />
      {!minimized && (
        <PanelBody known={known} person={person} newest={newest} view={shown ?? view} onView={setView} />
      )}
    </Box>
  );
}

const frame = {
  displayPrint: 'none',
  position: 'fixed',
  // Above the header, which a phone has no room beside.
  zIndex: 'drawer',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'edge',
  borderRadius: 1,
  overflow: 'hidden',
  right: { xs: 8, md: 24 },
  bottom: { xs: 8, md: 24 },
} as const;

const small = { width: 320, maxWidth: 'calc(100vw - 16px)', height: 64 } as const;

const large = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: { xs: 'calc(100vw - 16px)', sm: 352 },
  height: { xs: 'calc(100dvh - 16px)', sm: 448 },
} as const;

interface PanelBarProps {
  title: string;
  /** Somebody may answer: the session is active. */
  online: boolean;
  /** Whether the sign of the chat and what is unread stand before the title, where nothing else is seen of it. */
  mark: boolean;
  unread: number;
  buttons: readonly { label: string; icon: IconName; onClick: () => void }[];
}

/** The widget's title with what can be done with it; minimized, the bar is all that is left. */
const PanelBar = ({ title, online, mark, unread, buttons }: PanelBarProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 62,
      pl: 4,
      pr: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {mark && (
      <Box sx={{ color: 'primary.main', display: 'flex', position: 'relative', mr: 2 }}>
        <Icon name="chat" size={24} />
        {unread > 0 && <UnreadBadge unread={unread} />}
      </Box>
    )}
    <Typography variant="subtitle1" component="h2" noWrap>
      {title}
    </Typography>
    {online && (
      <Typography
        variant="body2"
        sx={{ color: 'verdigris.text', display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'verdigris.main' }} />
        Online
      </Typography>
    )}
    <Box sx={{ flex: 1 }} />
    {buttons.map(({ label, icon, onClick }) => (
      <IconButton key={label} aria-label={label} onClick={onClick} size="small">
        <Icon name={icon} />
      </IconButton>
    ))}
  </Box>
);
