import { accessTokensInput } from '@tempera/domain/tokens/token-calls';
import { callable } from '../platform/callable.ts';
import { accessTokens as keep } from './access-tokens.ts';

export const accessTokens = callable('accessTokens', accessTokensInput, keep);
