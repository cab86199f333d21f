import type { GiveOrderInput, GiveOrderOutput } from '@tempera/domain/orders/give-order';
import { call } from '../../../firebase/write/call.ts';

/** Gives templates to somebody, for nothing. @throws CallError */
export const giveOrder = (input: GiveOrderInput) => call<GiveOrderInput, GiveOrderOutput>('giveOrder', input);
