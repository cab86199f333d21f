import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useId, useRef, useState } from 'react';
import { showError } from '../../../ui/show-error.ts';
import { markAllRead } from '../api/mark-notices.ts';
import { NoticeList } from './NoticeList.tsx';

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
      showError(error, messages.networkError, 'Nothing was marked');
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
          What you are told
        </Button>
      </Box>
    </Popover>
  );
}
