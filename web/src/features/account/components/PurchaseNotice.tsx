import Link from '@mui/material/Link';
import { paths, slugOfPurchase } from '@tempera/domain/site/paths';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';

/** Says which product waits behind the login, and offers guest checkout where the store has it. */
export function PurchaseNotice({ search }: { search: string }) {
  const { enableGuestCheckout } = useSettings();
  const slug = slugOfPurchase(search);
  if (slug === null) return null;
  return (
    <InlineNotice>
      Product: <strong>{slug}</strong>. You go on to it right after signing in.
      {enableGuestCheckout && (
        <>
          {' '}
          No account? <Link href={paths.checkout([slug])}>Check out as a guest</Link>
        </>
      )}
    </InlineNotice>
  );
}
