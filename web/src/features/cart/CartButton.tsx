import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconCount } from '../../ui/IconCount.tsx';
import { setCartOpen, useCart, useCartOpen } from './cart-store.ts';

const CartDrawer = lazy(() => import('./components/CartDrawer.tsx'));

/** The header's way to the cart; the drawer's code loads when it is first opened. */
export function CartButton() {
  const count = useCart().length;
  const open = useCartOpen();
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={() => setCartOpen(true)}
      >
        <Icon name="cart" />
        <IconCount count={count} most={99} />
      </IconButton>
      {loaded && (
        <Suspense>
          <CartDrawer open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const close = () => setCartOpen(false);
