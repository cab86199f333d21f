import type { SendAccountMailInput, SendAccountMailOutput } from '@tempera/domain/people/account-calls';
import { call } from '../write/call.ts';

/**
 * Has the store mail a link about the account, in its own words and by its own mail server. A store without one leaves it to
 * Auth, which then mails its own.
 * @throws CallError, and what `byAuth` throws
 */
export async function mailLink(input: SendAccountMailInput, byAuth: () => Promise<void>): Promise<void> {
  const { by } = await call<SendAccountMailInput, SendAccountMailOutput>('sendAccountMail', input);
  if (by === 'auth') await byAuth();
}
