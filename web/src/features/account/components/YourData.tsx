import Box from '@mui/material/Box';
import type { Person } from '../../../firebase/auth/session.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { ProfilePart } from './ProfilePart.tsx';

/** What European law gives everybody: a copy of their data, and its end. */
export function YourData({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <ProfilePart
        title="A copy of your data"
        lead="Your profile, orders, library, downloads, reviews and wishes, as a JSON file that other programs can read."
      >
        <ExportData />
      </ProfilePart>
      <ProfilePart
        title="Delete your account"
        lead="Your profile, library, wishes and download history go for good. Orders and invoices stay as long as tax law asks, without your profile."
      >
        <DeleteAccount email={person.email} />
      </ProfilePart>
    </Box>
  );
}
