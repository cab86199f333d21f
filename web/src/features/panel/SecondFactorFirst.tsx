import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** In the place of a panel whose person has signed in without the second factor that the owner asks the team for. */
export function SecondFactorFirst() {
  return (
    <>
      <PageMeta title="Second factor" noIndex />
      <EmptyState
        level="h1"
        title="Log in with a second factor"
        text="The owner asks the team for one. Set it up in your profile, then log in again with its code."
        action={
          <Button variant="contained" href={`${paths.profile}#security`}>
            Go to your profile
          </Button>
        }
      />
    </>
  );
}
