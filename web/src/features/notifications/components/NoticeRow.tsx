import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotificationKind } from '@tempera/domain/conversations/notification';
import { formatTime } from '@tempera/domain/site/dates';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { markNoticeRead } from '../api/mark-notices.ts';
import type { Notice } from '../api/watch-notifications.ts';

const icons: Record<NotificationKind, IconName> = {
  ticket: 'mail',
  chat: 'chat',
  room: 'user',
  order: 'cart',
  release: 'download',
  moderation: 'shield',
};

interface NoticeRowProps {
  uid: string;
  notice: Notice;
  onLeave: () => void;
}

/** One notification, which leads to what it is about and is read then. */
export function NoticeRow({ uid, notice, onLeave }: NoticeRowProps) {
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
              <Box component="span" sx={hidden}>
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

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
