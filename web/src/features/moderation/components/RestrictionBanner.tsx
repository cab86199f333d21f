import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import type { Restriction } from '../../../firebase/auth/session.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PageWidth } from '../../../ui/PageWidth.tsx';

/** Above the support chat of a restricted person: why there is nothing else, and the way back to the notice. */
export function RestrictionBanner({ status }: Pick<Restriction, 'status'>) {
  return (
    <PageWidth component="aside" aria-label="Restriction" sx={{ pt: 4 }}>
      <InlineNotice
        kind="attention"
        action={
          <Button size="small" href={paths.home}>
            Back to the notice
          </Button>
        }
      >
        Your account is {status}. You can write to support here; everything else is closed.
      </InlineNotice>
    </PageWidth>
  );
}
