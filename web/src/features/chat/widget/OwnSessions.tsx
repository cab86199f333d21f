import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData, useSteady } from '../../../ui/LiveData.tsx';
import { usePage } from '../../../ui/Paged.tsx';
import { useOwnSessions } from '../api/desk.ts';
import type { StoredSession } from '../chat-session.ts';

/** The rules give no more at once. */
const most = 50;

/** A person's own chats, the newest first. */
export function OwnSessions({ uid, onChoose }: { uid: string; onChoose: (session: StoredSession) => void }) {
  const page = usePage(10);
  const live = useSteady(useOwnSessions(uid, Math.min(page.count, most)));
  return (
    <Box sx={{ overflowY: 'auto' }}>
      <LiveData live={live}>
        {(found) => (
          <>
            <Box component="ul" aria-label="Your chats" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {found.slice(0, page.shown).map((session) => (
                <Box component="li" key={session.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
                  <ButtonBase
                    onClick={() => onChoose(session)}
                    sx={{
                      display: 'grid',
                      width: '100%',
                      px: 4,
                      py: 3,
                      textAlign: 'start',
                      '&:hover': { bgcolor: 'sunk' },
                    }}
                  >
                    <Typography component="span" variant="body2" color="textSecondary">
                      {formatTime(session.createdAt)} · {session.status === 'active' ? 'Active' : 'Closed'}
                    </Typography>
                    <Typography component="span" noWrap dir="auto">
                      {session.lastMessage}
                    </Typography>
                  </ButtonBase>
                </Box>
              ))}
            </Box>
            {found.length > page.shown && page.count < most && (
              <Button onClick={page.more} sx={{ m: 3 }}>
                Show more
              </Button>
            )}
          </>
        )}
      </LiveData>
    </Box>
  );
}
