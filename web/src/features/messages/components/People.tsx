import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { isOnline } from '@tempera/domain/people/presence';
import { paths } from '@tempera/domain/site/paths';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchField, useSearchKey } from '../../../ui/SearchField.tsx';
import { findPeople, type Online, type Profile } from '../api/people.ts';

const move = arrowKeys('[data-choice]');

/** Who else is online. */
export function OnlinePeople({ online: { status, people, refresh }, uid }: { online: Online; uid: string }) {
  const others = people.filter(({ id }) => id !== uid);
  const nobody = status === 'failed' ? 'Couldn’t load who is online.' : 'No one else is online right now.';
  return (
    <Box component="section" aria-labelledby="online-title" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="online-title" variant="h5" component="h2">
          Online
        </Typography>
        <IconButton size="small" aria-label="Refresh who is online" title="Refresh" onClick={refresh}>
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

/** Members by the beginning of their name, asked for on Enter: each found one is a read. */
export function FindPeople({ uid }: { uid: string }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Profile[] | 'failed' | null>(null);
  useSearchKey();
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFound(null);
    setFound(await findPeople(text.trim()).catch(() => 'failed' as const));
  };
  const others = Array.isArray(found) ? found.filter(({ id }) => id !== uid) : [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="form" role="search" onSubmit={search}>
        <SearchField
          label="Find a member by name"
          placeholder="Find a member"
          value={text}
          onChange={setText}
        >
          <Button type="submit" size="small">
            Find
          </Button>
        </SearchField>
      </Box>
      <Box role="status">
        {found === 'failed' && <Typography color="textSecondary">Couldn’t load this. Try again.</Typography>}
        {Array.isArray(found) && others.length === 0 && (
          <Typography color="textSecondary">No members found.</Typography>
        )}
      </Box>
      {others.length > 0 && (
        <Box component="ul" aria-label="Found members" sx={plainList} onKeyDown={move}>
          {others.map((profile) => (
            <li key={profile.id}>
              <PersonLink profile={profile} online={isOnline(profile.lastSeen, Date.now())} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Somebody to write to; the room of the two is found again, or opened by the first message. */
const PersonLink = ({ profile, online }: { profile: Profile; online: boolean }) => (
  <Box component={AppLink} href={paths.chatWith(profile.id)} data-choice sx={choice}>
    <Avatar name={profile.name} picture={profile.avatar} size={2.25} />
    <Typography component="span" noWrap>
      {profile.name}
    </Typography>
    {online ? <OnlineDot /> : <span />}
  </Box>
);

/** A mark beside the name of somebody who is here; what it means stands in words for those who don't see it. */
export const OnlineDot = () => (
  <Box
    component="span"
    role="img"
    aria-label="Online"
    sx={{
      display: 'inline-block',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      bgcolor: 'verdigris.text',
      flexShrink: 0,
    }}
  />
);

/** The look of somebody in a list who can be chosen. */
export const choice = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 3,
  px: 3,
  py: 2,
  minHeight: 44,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint' },
} as const;

export const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
