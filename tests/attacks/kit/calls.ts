import type { Reason } from '@tempera/domain/calls/reasons';
import { fromAddress } from '../../functions/support/calls.ts';
import { type Account, type HttpAnswer, post } from '../../functions/support/http.ts';

/** Why a function turns somebody away for who they are, or says that there is no such thing for them. */
const forWhom: readonly Reason[] = [
  'sign-in-required',
  'not-allowed',
  'restricted',
  'not-entitled',
  'order-not-found',
];

export type Told = Reason | 'answered';

/** A call by HTTP, and why it was refused; `answered` when it was not. `from` is a network address, as a proxy says it. */
export async function call(name: string, data: unknown, who: Account | null, from?: string): Promise<Told> {
  return reasonIn(await post(name, JSON.stringify({ data }), who, from ? fromAddress(from) : {}));
}

export const reasonIn = ({ result, error }: HttpAnswer): Told => {
  if (result !== undefined) return 'answered';
  if (!error?.details) throw new Error(`no reason: ${JSON.stringify(error)}`);
  return error.details.reason;
};

export const isForWhom = (reason: Told): boolean => (forWhom as readonly string[]).includes(reason);
