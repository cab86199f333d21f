import type { Reason } from '@tempera/domain/calls/reasons';
import { type Account, type HttpAnswer, invoke } from '../../functions/support/http.ts';

/** Why a function turns somebody away for who they are, or says that there is no such thing for them. */
const forWhom: readonly Reason[] = [
  'sign-in-required',
  'not-allowed',
  'restricted',
  'not-entitled',
  'order-not-found',
];

/** A call by HTTP, and why it was refused; `answered` when it was not. */
export async function call(name: string, data: unknown, who: Account | null): Promise<Reason | 'answered'> {
  return reasonIn(await invoke(name, data, who));
}

export const reasonIn = ({ result, error }: HttpAnswer): Reason | 'answered' => {
  if (result !== undefined) return 'answered';
  if (!error?.details) throw new Error(`no reason: ${JSON.stringify(error)}`);
  return error.details.reason;
};

export const isForWhom = (reason: Reason | 'answered'): boolean =>
  (forWhom as readonly string[]).includes(reason);
