import { accessTokensInput } from '@tempera/domain/tokens/token-calls';
import { callable } from '../platform/callable.ts';

export const accessTokens = callable('accessTokens', accessTokensInput, async (input, context) =>
  (await import('./access-tokens.ts')).accessTokens(input, context),
);
