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
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { findByHandle, type Online, type Profile, useProfile } from '../api/people.ts';

const move = arrowKeys('[data-choice]');

/** Who is online of those whom one talks with. */
export function OnlinePeople({ online: { status, people, refresh } }: { online: Online }) {
  const nobody =
    status === 'failed' ? 'Couldn’t load who is online.' : 'No one you talk with is online right now.';
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
      {people.length === 0 ? (
        <Typography color="textSecondary">{status === 'loading' ? 'Loading…' : nobody}</Typography>
      ) : (
        <Box component="ul" sx={plainList} onKeyDown={move}>
          {people.map((profile) => (
            <li key={profile.id}>
              <PersonLink profile={profile} online />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

type Found = { status: 'failed' | 'none' } | { status: 'found'; profile: Profile };

/** A member by their handle, asked for on Enter; and one's own, to give to others. */
export function FindPeople({ uid }: { uid: string }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  useSearchKey();
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFound(null);
    try {
      const profile = await findByHandle(text);
      setFound(profile && profile.id !== uid ? { status: 'found', profile } : { status: 'none' });
    } catch {
      setFound({ status: 'failed' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="form" role="search" onSubmit={search}>
        <SearchField
          label="Find a member by handle"
          placeholder="Find a member by handle"
          value={text}
          onChange={setText}
        >
          <Button type="submit" size="small">
            Find
          </Button>
        </SearchField>
      </Box>
      <Box role="status">
        {found?.status === 'failed' && (
          <Typography color="textSecondary">Couldn’t load this. Try again.</Typography>
        )}
        {found?.status === 'none' && (
          <Typography color="textSecondary">No member has this handle. Check the spelling.</Typography>
        )}
      </Box>
      {found?.status === 'found' && (
        <Box component="ul" aria-label="Found members" sx={plainList} onKeyDown={move}>
          <li>
            <PersonLink profile={found.profile} online={isOnline(found.profile, Date.now())} />
          </li>
        </Box>
      )}
      <OwnHandle uid={uid} />
    </Box>
  );
}

/** What others find one by. */
function OwnHandle({ uid }: { uid: string }) {
  const asked = useProfile(uid);
  const handle = asked.status === 'known' && asked.profile?.handle;
  if (!handle) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Your handle is{' '}
      <Typography component="span" variant="mono" sx={{ whiteSpace: 'nowrap', color: 'text.primary' }}>
        {handle}
      </Typography>
      . Anyone who knows it can write to you.
    </Typography>
  );
}

/** Somebody to write to; the room of the two is found again, or opened by the first message. */
const PersonLink = ({ profile, online }: { profile: Profile; online: boolean }) => (
  <Box component={AppLink} href={paths.chatWith(profile.id)} data-choice sx={choice}>
    <Avatar name={profile.name} picture={profile.avatar} size={2.25} />
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Typography component="span" noWrap>
        {profile.name}
      </Typography>
      <TeamBadge role={profile.role} />
    </Box>
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
