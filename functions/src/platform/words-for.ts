import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Refusal } from '@tempera/domain/calls/reasons';
import { scopeMessage } from '@tempera/domain/tokens/scope-message';
import { tokenProblemMessage } from '@tempera/domain/tokens/token-problems';

/** What whoever uses a program reads when it was refused; a browser asks with no access token and has words of its own. */
export function wordsFor(refusal: Refusal): string {
  const { token, scopes, page } = refusal;
  if (token) return tokenProblemMessage(token);
  if (scopes) return scopeMessage(scopes);
  const words = messageOf(refusal);
  return page ? `${words.replace(/\.$/, '')}: ${page}` : words;
}
