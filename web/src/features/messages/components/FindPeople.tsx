import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isOnline } from '@tempera/domain/people/presence';
import { type FormEvent, useState } from 'react';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useSearchKey } from '../../../ui/use-search-key.ts';
import { findPeople, type Profile } from '../api/profiles.ts';
import { PersonLink, plainList } from './PersonLink.tsx';

const move = arrowKeys('[data-choice]');

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
        {found === 'failed' && <Typography color="textSecondary">This did not load. Try again.</Typography>}
        {Array.isArray(found) && others.length === 0 && (
          <Typography color="textSecondary">No member’s name begins like this.</Typography>
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
