import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Online } from '../use-online.ts';
import { PersonLink, plainList } from './PersonLink.tsx';

const move = arrowKeys('[data-choice]');

/** Who else is online. */
export function OnlinePeople({ online: { status, people, refresh }, uid }: { online: Online; uid: string }) {
  const others = people.filter(({ id }) => id !== uid);
  const nobody =
    status === 'failed' ? 'Who is online could not be loaded.' : 'Nobody else is online right now.';
  return (
    <Box component="section" aria-labelledby="online-title" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="online-title" variant="h5" component="h2">
          Online
        </Typography>
        <IconButton size="small" aria-label="Look again who is online" title="Refresh" onClick={refresh}>
          <Icon name="refresh" size={16} />
        </IconButton>
      </Box>
      {others.length === 0 ? (
        <Typography color="textSecondary">{status === 'loading' ? 'Loading…' : nobody}</Typography>
      ) : (
        <Box component="ul" sx={plainList} onKeyDown={move}>
          {others.map((profile) => (
            <li key={profile.id}>
              <PersonLink profile={profile} online />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
