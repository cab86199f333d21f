import type { Order } from '@tempera/domain/orders/order';
import { type ReactNode, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { showToast } from '../../ui/toast.ts';
import { type OrderAction, offeredActions, plainActions } from './order-actions.ts';

const RefundDialog = lazyDialog(() => import('./components/RefundDialog.tsx'));

interface OrderDeeds {
  /** What can be done about an order as it stands, the same in a row's menu and on its page. */
  deedsOf: (order: Order) => { label: string; run: () => void }[];
  /** What is asked before. */
  dialogs: ReactNode;
}

/** @param done is told once something was done */
export function useOrderDeeds(done: () => void = () => {}): OrderDeeds {
  const [asked, setAsked] = useState<{ order: Order; action: OrderAction['id'] } | null>(null);
  const plain = asked && asked.action !== 'refund' ? plainActions[asked.action] : null;
  const close = () => setAsked(null);
  return {
    deedsOf: (order) =>
      offeredActions(order).map(({ id, label }) => ({
        label,
        run: () => setAsked({ order, action: id }),
      })),
    dialogs: (
      <Suspense>
        {asked?.action === 'refund' && <RefundDialog order={asked.order} onClose={close} onDone={done} />}
        {plain && asked && (
          <ConfirmDialog
            title={plain.question(asked.order)}
            action={plain.label}
            busy="Working…"
            onConfirm={async () => {
              await plain.act(asked.order.id);
              showToast({ title: plain.done, text: asked.order.id, kind: 'success' });
              done();
            }}
            onClose={close}
          >
            {plain.text(asked.order)}
          </ConfirmDialog>
        )}
      </Suspense>
    ),
  };
}
