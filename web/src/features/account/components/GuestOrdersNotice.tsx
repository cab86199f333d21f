import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

interface GuestOrdersNoticeProps {
  person: Person;
  children: ReactNode;
}

/**
 * Above what lacks the orders that its person placed as a guest, as long as the address is not confirmed: an empty library
 * would look to them as if their purchase were lost.
 */
export const GuestOrdersNotice = ({ person, children }: GuestOrdersNoticeProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
    {person.email !== '' && (
      <VerifyNotice
        person={person}
        waits="Orders you placed as a guest with it that aren’t here yet move into your library then."
      />
    )}
    {children}
  </Box>
);
