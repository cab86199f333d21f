import Box from '@mui/material/Box';
import { QuickLinks } from '../../features/account/components/QuickLinks.tsx';
import { VerifyNotice } from '../../features/account/components/VerifyNotice.tsx';
import type { Person } from '../../firebase/session.ts';

export default function OverviewSection({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {person.email !== '' && <VerifyNotice person={person} />}
      <QuickLinks />
    </Box>
  );
}
