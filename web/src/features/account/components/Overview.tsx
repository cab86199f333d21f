import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { type OwnRecord, useOwnedCount, useOwnRecord } from '../api/account.ts';
import { AboutMe } from './AboutMe.tsx';
import { EditProfile } from './EditProfile.tsx';
import { ProfilePart } from './ProfilePart.tsx';

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

/** The person's activity, in the numbers that the server keeps. */
function Activity({ record, owned }: { record: OwnRecord; owned: number | null | undefined }) {
  const { currency } = useSettings();
  return (
    <Figures
      figures={[
        [String(record.totalOrders), record.totalOrders === 1 ? 'order' : 'orders'],
        [typeof owned !== 'number' ? '–' : String(owned), owned === 1 ? 'template owned' : 'templates owned'],
        [String(record.downloads), record.downloads === 1 ? 'download' : 'downloads'],
        [formatMoney(record.totalSpentCents as Cents, currency), 'spent in all'],
      ]}
    />
  );
}

const links = [
  ['Browse templates', paths.templates],
  ['Get support', paths.support],
  ['See the plans', paths.pricing],
] as const;

function QuickLinks() {
  return (
    <Box component="nav" aria-label="Quick links">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, p: 0, listStyle: 'none' }}
      >
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
