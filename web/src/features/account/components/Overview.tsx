import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useOwnRecord } from '../api/use-own-record.ts';
import { useOwnedCount } from '../api/use-owned-count.ts';
import { AboutMe } from './AboutMe.tsx';
import { Activity } from './Activity.tsx';
import { EditProfile } from './EditProfile.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** The profile's first section: the person, their activity, and quick links. */
export function Overview({ person }: { person: Person }) {
  const live = useOwnRecord(person.uid);
  const owned = useOwnedCount(person.uid);
  // Before, during or after: afterwards the focus is where it came from.
  const [edit, setEdit] = useState<'not yet' | 'now' | 'done'>('not yet');
  return (
    <LiveData live={live}>
      {(record) => (
        <Box sx={{ display: 'grid', gap: 10 }}>
          {edit === 'now' ? (
            <EditProfile uid={person.uid} record={record} onDone={() => setEdit('done')} />
          ) : (
            <AboutMe person={person} record={record} edited={edit === 'done'} onEdit={() => setEdit('now')} />
          )}
          <ProfilePart title="Activity">
            <Activity record={record} owned={owned} />
          </ProfilePart>
          <QuickLinks />
        </Box>
      )}
    </LiveData>
  );
}
