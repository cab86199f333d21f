import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { IconCount } from '../../../ui/IconCount.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { mostUnread, useUnread } from '../api/notices.ts';
import { useAnnouncement } from '../use-announcement.ts';

const NoticePanel = lazyDialog(() => import('./NoticePanel.tsx'));

/** The bell with the count of what is unread, 9+ at most; its list loads and is read when it is first opened. */
export default function Bell({ uid }: { uid: string }) {
  const { items } = useUnread(uid);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const announcement = useAnnouncement(items);
  const count = items?.length ?? 0;
  const shown = count >= mostUnread ? `${mostUnread - 1}+` : String(count);
  return (
    <>
      <IconButton
        ref={setAnchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
        title="Notifications"
        onClick={() => setOpen(true)}
        sx={onTiny}
      >
        <NotificationsNone fontSize="small" />
        <IconCount count={count} most={mostUnread - 1} />
      </IconButton>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
      {open && anchor && (
        <Suspense>
          <NoticePanel uid={uid} unread={count} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Below 360 px the header has just room for the icons: their buttons overlap by their padding. */
const onTiny = { '@media (max-width: 22.5rem)': { mx: -3 } };
