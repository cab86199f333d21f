import { Suspense, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { lazyPiece } from '../../../ui/connection.ts';
import { setCartOpen, useCartOpen } from '../cart-store.ts';
import { loadCartDrawer } from '../load-cart-drawer.ts';

const CartDrawer = lazyPiece(loadCartDrawer);

/** Opens the drawer after the paint that shows the touch, since its first time takes long to draw. */
export function CartDrawerHost() {
  const open = useCartOpen();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (open) afterPaint(() => startTransition(() => setDrawn(true)));
  }, [open]);
  return (
    drawn && (
      <Suspense>
        <CartDrawer open={open} onClose={close} />
      </Suspense>
    )
  );
}

const close = () => setCartOpen(false);
