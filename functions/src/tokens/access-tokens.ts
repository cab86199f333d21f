import type { AccessTokensOutputs, accessTokensInput } from '@tempera/domain/tokens/token-calls';
import type { z } from 'zod';
import type { CallContext } from '../platform/callable.ts';
import { approveDevice } from './approve-device.ts';
import { createToken } from './create-token.ts';
import { revokeToken } from './revoke-token.ts';

/**
 * What a person does about the programs that act for them.
 * @throws RefusalError as each of the three does
 */
export async function accessTokens(
  input: z.output<typeof accessTokensInput>,
  context: Pick<CallContext, 'auth' | 'ip'>,
): Promise<AccessTokensOutputs[typeof input.action]> {
  if (input.action === 'create') return createToken(input, context.auth);
  if (input.action === 'revoke') return revokeToken(input, context.auth);
  return approveDevice(input, context);
}
