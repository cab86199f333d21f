import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { may } from '@tempera/domain/people/roles';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useTeam } from './api/desk.ts';
import { deskFilters, toFilter } from './chat-session.ts';
import { CannedEditor } from './components/CannedEditor.tsx';
import { SessionPages } from './components/SessionList.tsx';
import { SessionPane } from './components/SessionPane.tsx';

/** The store's chat sessions, and the one that is being answered. */
export function LiveChat({ viewer }: { viewer: Person }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const filter = toFilter(params.get('filter'));
  const chosen = params.get('chat');
  const go = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(change)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          Live Chat
        </Typography>
        {may(viewer.role, 'manageStore') && <CannedEditor by={viewer.uid} />}
      </Box>
      <Team />
      <Box sx={columns}>
        <Box
          component="section"
          aria-label="Sessions"
          sx={{ display: { xs: chosen ? 'none' : 'grid', md: 'grid' }, gap: 4, minWidth: 0 }}
        >
          <SearchField label="Search chats" placeholder="Search chats..." value={typed} onChange={setTyped} />
          <SelectField
            label="Show"
            value={filter}
            options={deskFilters}
            onChange={(next) => go({ filter: next === 'all' ? null : next })}
          />
          <SessionPages
            key={filter}
            filter={filter}
            uid={viewer.uid}
            text={text}
            chosen={chosen}
            onChoose={(chat) => go({ chat })}
          />
        </Box>
        {chosen && !chosen.includes('/') ? (
          <SessionPane key={chosen} id={chosen} viewer={viewer} onBack={() => go({ chat: null })} />
        ) : (
          <Box component="section" aria-label="Conversation" sx={empty}>
            <Typography color="textSecondary">Choose a session to read its conversation.</Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Who of the team is here. */
function Team() {
  const team = useTeam();
  return (
    <Typography variant="body2" color="textSecondary">
      {team.length === 0
        ? 'No one on the team is online.'
        : `Online: ${team.map(({ name }) => name).join(', ')}`}
    </Typography>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' },
  gap: 6,
  alignItems: 'start',
} as const;

const empty = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  minHeight: 600,
  p: 6,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
