import type {
  FindOrderInput,
  FindOrderOutput,
  OpenOrderOutput,
  RequestOrderLinkOutput,
} from '@tempera/domain/orders/linked-order';
import { call } from '../../../firebase/write/call.ts';

/** The order that a link opens. @throws CallError */
export const openOrder = (link: string) => call<{ link: string }, OpenOrderOutput>('openOrder', { link });

/** The link that opens one's own order anywhere. @throws CallError */
export const requestOrderLink = (orderId: string) =>
  call<{ orderId: string }, RequestOrderLinkOutput>('requestOrderLink', { orderId });

/** Asks for the link of an order by mail, whether there is such an order or not. @throws CallError */
export const findOrder = (asked: FindOrderInput) => call<FindOrderInput, FindOrderOutput>('findOrder', asked);
