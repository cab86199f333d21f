import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdleSession } from '../../../firebase/auth/session.ts';
import { onChatWanted } from '../../../ui/chat-door.ts';
import { lazyPiece } from '../../../ui/connection.ts';
import { useNewestSession } from '../api/use-newest-session.ts';
import { ChatButton } from './ChatButton.tsx';
import { setWidgetMode, useWidgetMode } from './widget-mode.ts';

const ChatPanel = lazyPiece(() => import('./ChatPanel.tsx'));

/** The support team answers in its panel. */
const isPanel = (pathname: string) => /^\/(?:admin|staff|staffpanel)(?:\/|$)/i.test(pathname);

/**
 * The live chat in the corner of every storefront page, for visitors too. While it is closed it reads a person's newest
 * session, and nothing for visitors; all else loads when it is opened.
 */
export default function ChatWidget() {
  const { pathname } = useLocation();
  const mode = useWidgetMode();
  // Only who opens it has to be known for sure, which takes Firebase's SDK.
  const session = useIdleSession(mode !== 'closed');
  const person = session.status === 'known' ? session.person : null;
  const hidden = isPanel(pathname);
  const newest = useNewestSession(hidden ? null : (person?.uid ?? null));
  useEffect(() => onChatWanted(() => setWidgetMode('open')), []);
  if (hidden) return null;
  const unread = newest?.customerUnread ?? 0;
  if (mode === 'closed') return <ChatButton unread={unread} />;
  return (
    <Suspense fallback={<ChatButton unread={unread} />}>
      <ChatPanel
        key={person?.uid ?? ''}
        known={session.status === 'known'}
        person={person}
        newest={newest}
        minimized={mode === 'minimized'}
      />
    </Suspense>
  );
}
