import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { useNewest } from '../api/use-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';

/** The newest twenty, live while it is open; the arrow keys go from one to the next. */
export function NoticeList({ uid, onLeave }: { uid: string; onLeave: () => void }) {
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
        Notifications can’t be shown at the moment.
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
          Replies, orders and what concerns your account will stand here.
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
