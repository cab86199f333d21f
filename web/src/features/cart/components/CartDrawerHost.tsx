import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { setCartOpen, useCartOpen } from '../cart-store.ts';

const CartDrawer = lazy(() => import('./CartDrawer.tsx'));

/** Opens the drawer after the paint that shows the touch, since its first time takes long to draw; its code loads with it. */
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
