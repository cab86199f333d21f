import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** No order, or not this person's; the two look alike on purpose. */
export function OrderNotFound({ signedOut }: { signedOut: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="file"
      level="h1"
      title={messages.checkout.orderNotFound}
      text={
        signedOut
          ? 'Orders are shown to the person who placed them. Log in with that account to see yours.'
          : 'Orders are shown to the person who placed them. Yours are in your profile.'
      }
      action={
        <>
          <Button variant="contained" href={paths.home}>
            Return to Store
          </Button>
          {signedOut && <Button href={paths.loginThen(pathname + search)}>Log in</Button>}
        </>
      }
    />
  );
}
