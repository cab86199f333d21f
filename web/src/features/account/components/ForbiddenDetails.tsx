import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../../firebase/auth/session.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

/** Who was refused, what may be missing, and where to go instead. */
export function ForbiddenDetails({ person }: { person: Person | null }) {
  if (!person || person.anonymous) {
    return (
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
        <Typography>Not logged in</Typography>
        <Button variant="contained" href={paths.login}>
          Login
        </Button>
      </Box>
    );
  }
  const facts = [
    ['Name', person.name],
    ['Email', person.email],
    ['Role', person.role],
  ] as const;
  return (
    <>
      {person.email !== '' && (
        <VerifyNotice
          person={person}
          waits="If it is the owner’s address, the panel opens as soon as it is confirmed."
        />
      )}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 6, rowGap: 1 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" href={paths.home}>
          Go Home
        </Button>
        <Button variant="outlined" color="secondary" href={paths.support}>
          Contact Support
        </Button>
        <Button href={paths.templates}>Browse Templates</Button>
      </Box>
    </>
  );
}
