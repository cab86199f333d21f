import {
  refundOrderInput,
  resendDownloadLinksInput,
  setOrderStatusInput,
} from '@tempera/domain/orders/order-calls';
import { simulatedProvider } from '../checkout/simulated-provider.ts';
import { callable } from '../platform/callable.ts';
import { refundOrder as refundOne } from './refund-order.ts';
import { resendDownloadLinks as resendLinks } from './resend-download-links.ts';
import { setOrderStatus as setStatus } from './set-order-status.ts';

export const refundOrder = callable('refundOrder', refundOrderInput, (input, { auth }) =>
  refundOne(input, auth, simulatedProvider),
);

export const setOrderStatus = callable('setOrderStatus', setOrderStatusInput, (input, { auth }) =>
  setStatus(input, auth, simulatedProvider),
);

export const resendDownloadLinks = callable(
  'resendDownloadLinks',
  resendDownloadLinksInput,
  (input, { auth }) => resendLinks(input, auth),
);
