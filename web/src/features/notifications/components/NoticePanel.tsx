import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { NotificationKind } from '@tempera/domain/conversations/notification';
import { formatTime } from '@tempera/domain/site/dates';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useId, useRef, useState } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { showError } from '../../../ui/show-error.ts';
import { markAllRead, markNoticeRead } from '../api/mark-notices.ts';
import { type Notice, useNewest } from '../api/notices.ts';

interface NoticePanelProps {
  uid: string;
  unread: number;
  /** The bell, below which it opens and where the focus returns. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** What a person was told last, below the bell. */
export default function NoticePanel({ uid, unread, anchor, onClose }: NoticePanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [marking, setMarking] = useState(false);
  const markAll = async () => {
    // The button goes, and would take the focus with it: Escape has to find its way still.
    title.current?.focus();
    setMarking(true);
    try {
      await markAllRead(uid);
    } catch (error) {
      showError(error, messages.networkError, 'Nothing was marked as read');
    }
    setMarking(false);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          elevation: 0,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            mt: 1,
            width: 'min(26rem, calc(100vw - 32px))',
            maxHeight: 'min(36rem, calc(100dvh - 96px))',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 5,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={titleId}
          ref={title}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ outline: 'none' }}
        >
          Notifications
        </Typography>
        {unread > 0 && (
          <Button size="small" disabled={marking} onClick={markAll} sx={{ mr: -3, whiteSpace: 'nowrap' }}>
            Mark all as read
          </Button>
        )}
      </Box>
      <NoticeList uid={uid} onLeave={onClose} />
      <Box sx={{ px: 2, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" color="inherit" href={`${paths.profile}#notifications`} onClick={onClose}>
          Notification settings
        </Button>
      </Box>
    </Popover>
  );
}

/** The newest twenty, live while it is open; the arrow keys go from one to the next. */
function NoticeList({ uid, onLeave }: { uid: string; onLeave: () => void }) {
  const { items, failed } = useNewest(uid);
  if (!items && !failed) {
    return (
      <Box role="status" aria-label="Loading notifications" sx={{ p: 5 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  }
  if (!items) {
    return (
      <Typography role="alert" color="textSecondary" sx={{ p: 5 }}>
        Couldn’t load your notifications.
      </Typography>
    );
  }
  if (items.length === 0) {
    return (
      <Box sx={{ px: 5, py: 6, display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="p">
          Nothing here yet
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Replies, orders and account updates will appear here.
        </Typography>
      </Box>
    );
  }
  return (
    <Box component="ul" onKeyDown={arrowKeys('a')} sx={{ listStyle: 'none', p: 0 }}>
      {items.map((notice) => (
        <NoticeRow key={notice.key} uid={uid} notice={notice} onLeave={onLeave} />
      ))}
    </Box>
  );
}

const icons: Record<NotificationKind, IconName> = {
  ticket: 'mail',
  chat: 'chat',
  room: 'user',
  mention: 'chat',
  order: 'cart',
  sale: 'cart',
  security: 'shield',
  payment: 'alert',
  release: 'download',
  advisory: 'shield',
  moderation: 'shield',
};

interface NoticeRowProps {
  uid: string;
  notice: Notice;
  onLeave: () => void;
}

/** One notification, which leads to what it is about and is read then. */
function NoticeRow({ uid, notice, onLeave }: NoticeRowProps) {
  const { key, kind, title, text, link, at, read, count } = notice;
  const open = () => {
    // Offline or in maintenance it stays unread; the way there is what was asked for.
    if (!read) markNoticeRead(uid, key).catch(() => {});
    onLeave();
  };
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={AppLink}
        href={link}
        onClick={open}
        sx={{
          display: 'flex',
          gap: 3,
          px: 5,
          py: 3,
          color: 'text.primary',
          textDecoration: 'none',
          borderLeft: 3,
          borderColor: read ? 'transparent' : 'primary.main',
          '&:hover': { bgcolor: 'sunk' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ pt: 0.5, color: 'text.secondary' }}>
          <Icon name={icons[kind] ?? 'info'} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography variant="subtitle2" component="span" sx={{ fontWeight: read ? 400 : 600 }}>
            {title}
            {!read && count > 1 && ` (${count})`}
            {!read && (
              <Box component="span" sx={visuallyHidden}>
                , unread
              </Box>
            )}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            dir="auto"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
          <Typography
            variant="caption"
            component="time"
            color="textSecondary"
            dateTime={new Date(at).toISOString()}
          >
            {formatTime(at)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
