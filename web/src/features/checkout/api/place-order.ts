import type { PlaceOrderInput, PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { call } from '../../../firebase/write/call.ts';

/** Buys. The same idempotency key gives the same order, however often it is sent. @throws CallError */
export function placeOrder(input: PlaceOrderInput): Promise<PlaceOrderOutput> {
  return call('placeOrder', input);
}
