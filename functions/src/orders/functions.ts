import { giveOrderInput } from '@tempera/domain/orders/give-order';
import { findOrderForm, openOrderInput, requestOrderLinkInput } from '@tempera/domain/orders/linked-order';
import {
  declineRefundInput,
  refundOrderInput,
  requestRefundInput,
  resendDownloadLinksInput,
  setOrderStatusInput,
} from '@tempera/domain/orders/order-calls';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, stripeSecrets } from '../platform/params.ts';

export const refundOrder = callable(
  'refundOrder',
  refundOrderInput,
  async (input, { auth }) => (await import('./refund-order.ts')).refundOrder(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);

export const requestRefund = callable('requestRefund', requestRefundInput, async (input, { auth }) =>
  (await import('./request-refund.ts')).requestRefund(input, auth),
);

export const declineRefund = callable('declineRefund', declineRefundInput, async (input, { auth }) =>
  (await import('./request-refund.ts')).declineRefund(input, auth),
);

export const setOrderStatus = callable(
  'setOrderStatus',
  setOrderStatusInput,
  async (input, { auth }) =>
    (await import('./set-order-status.ts')).setOrderStatus(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);

export const giveOrder = callable('giveOrder', giveOrderInput, async (input, { auth }) =>
  (await import('./give-order.ts')).giveOrder(input, auth),
);

export const resendDownloadLinks = callable(
  'resendDownloadLinks',
  resendDownloadLinksInput,
  async (input, { auth }) => (await import('./resend-download-links.ts')).resendDownloadLinks(input, auth),
);

const withKey = { secrets: [downloadSigningKey] };

export const openOrder = callable(
  'openOrder',
  openOrderInput,
  async (input, { auth }) =>
    (await import('./open-order.ts')).openOrder(input, auth, downloadSigningKey.value()),
  withKey,
);

export const requestOrderLink = callable(
  'requestOrderLink',
  requestOrderLinkInput,
  async (input, { auth }) =>
    (await import('./request-order-link.ts')).requestOrderLink(input, auth, downloadSigningKey.value()),
  withKey,
);

export const findOrder = callable('findOrder', findOrderForm, async (input, { ip }) =>
  (await import('./find-order.ts')).findOrder(input, ip),
);
