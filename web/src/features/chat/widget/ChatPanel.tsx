import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import type { IconName } from '../../../ui/icon-paths.ts';
import type { StoredSession } from '../message-writes.ts';
import { endChat } from './end-chat.ts';
import { PanelBar } from './PanelBar.tsx';
import { PanelBody, type View } from './PanelBody.tsx';
import { setWidgetMode, wasAsked } from './widget-mode.ts';

interface ChatPanelProps {
  /** Whether it is known who is here. */
  known: boolean;
  person: Person | null;
  /** The person's newest session; undefined while it is asked for. */
  newest: StoredSession | null | undefined;
  minimised: boolean;
}

/** The open widget, or its bar when minimized. Esc minimizes it. */
export default function ChatPanel({ known, person, newest, minimised }: ChatPanelProps) {
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
      box.current?.querySelector<HTMLElement>(minimised ? 'button' : 'textarea, a, button')?.focus();
  }, [minimised]);

  const active = newest?.status === 'active' ? newest : null;
  const shown = typeof view === 'string' ? null : view.id === newest?.id ? newest : view;
  const close = () => {
    setWidgetMode('closed');
    setView('start');
    if (active) void endChat(active.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || minimised) return;
    event.stopPropagation();
    setWidgetMode('minimised');
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
      sx={{ ...frame, ...(minimised ? small : large) }}
    >
      <PanelBar
        title={shown ? 'Live Chat' : 'Chat Support'}
        online={active !== null}
        mark={minimised}
        unread={newest?.customerUnread ?? 0}
        buttons={[
          ...(minimised || view === 'list' || !newest ? [] : [back]),
          minimised
            ? { label: 'Open live chat', icon: 'plus', onClick: () => setWidgetMode('open') }
            : { label: 'Minimise', icon: 'minus', onClick: () => setWidgetMode('minimised') },
          { label: active ? 'End chat' : 'Close', icon: 'close', onClick: close },
        ]}
      />
      {!minimised && (
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
