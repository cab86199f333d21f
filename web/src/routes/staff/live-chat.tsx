import { LiveChat } from '../../features/chat/LiveChat.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Chat sessions, at /admin/live-chat and /staff/live-chat. */
export function Component() {
  return (
    <>
      <PageMeta title="Live Chat" noIndex />
      <LiveChat viewer={useViewer()} />
    </>
  );
}
