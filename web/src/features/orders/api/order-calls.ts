import type {
  RefundOrderInput,
  RefundOrderOutput,
  ResendDownloadLinksOutput,
  SetOrderStatusInput,
  SetOrderStatusOutput,
} from '@tempera/domain/orders/order-calls';
import { call } from '../../../firebase/write/call.ts';

/** Gives back what an order cost, or a part. @throws CallError */
export const refundOrder = (input: RefundOrderInput) =>
  call<RefundOrderInput, RefundOrderOutput>('refundOrder', input);

/** @throws CallError */
export const setOrderStatus = (orderId: string, status: SetOrderStatusInput['status']) =>
  call<SetOrderStatusInput, SetOrderStatusOutput>('setOrderStatus', { orderId, status });

/** @throws CallError */
export const resendDownloadLinks = (orderId: string) =>
  call<{ orderId: string }, ResendDownloadLinksOutput>('resendDownloadLinks', { orderId });
