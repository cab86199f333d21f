import Box from '@mui/material/Box';
import { Overview } from '../../../features/account/components/Overview.tsx';
import { VerifyNotice } from '../../../features/account/components/VerifyNotice.tsx';
import type { Person } from '../../../firebase/auth/session.ts';

export default function OverviewSection({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {person.email !== '' && <VerifyNotice person={person} />}
      <Overview person={person} />
    </Box>
  );
}
