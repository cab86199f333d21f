import type { Order } from '@tempera/domain/orders/order';
import { isWhole } from '@tempera/domain/orders/read-order';
import { refusalOfRefund } from '@tempera/domain/orders/refund';
import { declineRefund, resendDownloadLinks, setOrderStatus } from './api/orders.ts';

/** Something that can be done to an order, with what is asked before and said afterwards. */
export interface OrderAction {
  id: 'complete' | 'retry' | 'links' | 'decline' | 'refund';
  /** In the menu, and on the button that does it. */
  label: string;
  isOffered: (order: Order) => boolean;
}

/** An action that needs a yes and nothing else. */
export interface PlainAction extends OrderAction {
  id: 'complete' | 'retry' | 'links' | 'decline';
  question: (order: Order) => string;
  text: (order: Order) => string;
  done: string;
  act: (orderId: string) => Promise<unknown>;
}

export const plainActions: Record<PlainAction['id'], PlainAction> = {
  complete: {
    id: 'complete',
    label: 'Mark Complete',
    isOffered: ({ status }) => status === 'pending',
    question: ({ id }) => `Complete ${id}?`,
    text: ({ customer }) =>
      `The order is marked as paid, its templates are added to ${customer.name}’s library, and the download links are emailed. Do this once you have received the money.`,
    done: 'Order completed',
    act: (orderId) => setOrderStatus(orderId, 'completed'),
  },
  retry: {
    id: 'retry',
    label: 'Retry Order',
    isOffered: ({ status }) => status === 'failed',
    question: ({ id }) => `Set ${id} to pending?`,
    text: ({ couponCode }) =>
      `The card is not charged again. The order stays pending until you mark it complete${couponCode ? `, and holds one use of ${couponCode}` : ''}.`,
    done: 'Order set to pending',
    act: (orderId) => setOrderStatus(orderId, 'pending'),
  },
  links: {
    id: 'links',
    label: 'Send Download Link',
    // While its bank has the money there is nothing to download.
    isOffered: ({ status, paymentStatus }) =>
      status === 'completed' && paymentStatus !== 'disputed' && paymentStatus !== 'charged-back',
    question: () => 'Send the download links again?',
    text: ({ customer }) => `The receipt with the download links goes to ${customer.email}.`,
    done: 'Download links sent',
    act: resendDownloadLinks,
  },
  decline: {
    id: 'decline',
    label: 'Decline Refund Request',
    isOffered: ({ refundRequest }) => refundRequest?.status === 'open',
    question: ({ id }) => `Decline the refund of ${id}?`,
    text: ({ customer }) =>
      `${customer.name} sees on the order that the request was declined. Tell them why in their ticket.`,
    done: 'Refund request declined',
    act: declineRefund,
  },
};

const refund: OrderAction = {
  id: 'refund',
  label: 'Refund…',
  // One at a time: a bank may be at one for days. After the days of the guarantee it is goodwill.
  isOffered: (order) =>
    !order.openRefund?.pending && refusalOfRefund(order, 1, order.date, Number.POSITIVE_INFINITY) === null,
};

/** What the menu of an order offers; nothing where it does not say who bought what. */
export const offeredActions = (order: Order): OrderAction[] =>
  isWhole(order) ? [...Object.values(plainActions), refund].filter((action) => action.isOffered(order)) : [];
