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
import { findOrder as findOne } from './find-order.ts';
import { giveOrder as giveOne } from './give-order.ts';
import { openOrder as openOne } from './open-order.ts';
import { refundOrder as refundOne } from './refund-order.ts';
import { requestOrderLink as giveLink } from './request-order-link.ts';
import { requestRefund as askForRefund, declineRefund as decline } from './request-refund.ts';
import { resendDownloadLinks as resendLinks } from './resend-download-links.ts';
import { setOrderStatus as setStatus } from './set-order-status.ts';

export const refundOrder = callable(
  'refundOrder',
  refundOrderInput,
  (input, { auth }) => refundOne(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);

export const requestRefund = callable('requestRefund', requestRefundInput, (input, { auth }) =>
  askForRefund(input, auth),
);

export const declineRefund = callable('declineRefund', declineRefundInput, (input, { auth }) =>
  decline(input, auth),
);

export const setOrderStatus = callable(
  'setOrderStatus',
  setOrderStatusInput,
  (input, { auth }) => setStatus(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);

export const giveOrder = callable('giveOrder', giveOrderInput, (input, { auth }) => giveOne(input, auth));

export const resendDownloadLinks = callable(
  'resendDownloadLinks',
  resendDownloadLinksInput,
  (input, { auth }) => resendLinks(input, auth),
);

const withKey = { secrets: [downloadSigningKey] };

export const openOrder = callable(
  'openOrder',
  openOrderInput,
  (input, { auth }) => openOne(input, auth, downloadSigningKey.value()),
  withKey,
);

export const requestOrderLink = callable(
  'requestOrderLink',
  requestOrderLinkInput,
  (input, { auth }) => giveLink(input, auth, downloadSigningKey.value()),
  withKey,
);

export const findOrder = callable('findOrder', findOrderForm, (input, { ip }) => findOne(input, ip));
