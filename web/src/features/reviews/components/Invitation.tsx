import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';

interface InvitationProps {
  /** The page that the reviews stand on. */
  path: string;
  signedIn: boolean;
  owned: boolean;
  onWrite: () => void;
}

/** Who may review, and the way there for whoever looks. */
export function Invitation({ path, signedIn, owned, onWrite }: InvitationProps) {
  if (signedIn && owned) {
    return (
      <Button variant="outlined" color="secondary" onClick={onWrite} sx={{ justifySelf: 'start' }}>
        Write a review
      </Button>
    );
  }
  return (
    <Typography color="textSecondary" sx={{ minHeight: 44, maxWidth: '60ch' }}>
      {signedIn ? (
        'Only people who own this template can review it. Get it to add your review.'
      ) : (
        <>
          Only people who own this template can review it. Own it?{' '}
          <Link href={paths.loginThen(`${path}#reviews`)}>Log in to review it</Link>
        </>
      )}
    </Typography>
  );
}
