import { afterPaint } from '../../ui/after-paint.ts';

export const loadCartDrawer = () => import('./components/CartDrawer.tsx');

/** Whoever has put something in opens the cart next. What fails here fails again when it is opened, which says so. */
export const expectCart = (): void => afterPaint(() => loadCartDrawer().catch(() => {}));
