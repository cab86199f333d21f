import Button from '@mui/material/Button';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { findOrderPath, libraryPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';

interface AlreadyOwnedProps {
  owned: NonNullable<QuoteCheckoutOutput['owned']>;
  /** Members have a library; guests have the links of their orders. */
  hasLibrary: boolean;
}

const names = new Intl.ListFormat('en-US');

/** What was left out of the order, said before anything is filled in. */
export function AlreadyOwned({ owned, hasLibrary }: AlreadyOwnedProps) {
  return (
    <InlineNotice
      role="status"
      action={
        hasLibrary && (
          <Button size="small" href={libraryPath}>
            Open your library
          </Button>
        )
      }
    >
      You already own {names.format(owned.map(({ name }) => name))}, so{' '}
      {owned.length === 1 ? 'it’s' : 'they’re'} not part of this order.
    </InlineNotice>
  );
}

/** Nothing of the cart is left to buy. */
export function AllOwned({ owned, hasLibrary }: AlreadyOwnedProps) {
  return (
    <EmptyState
      icon="check"
      title={`You already own ${names.format(owned.map(({ name }) => name))}`}
      text="There is nothing left to pay for. You can download what you own anytime."
      action={
        <>
          {hasLibrary ? (
            <Button variant="contained" href={libraryPath}>
              Open your library
            </Button>
          ) : (
            <Button variant="contained" href={findOrderPath}>
              Find my order
            </Button>
          )}
          <Button variant="outlined" href={paths.templates}>
            Browse templates
          </Button>
        </>
      }
    />
  );
}
