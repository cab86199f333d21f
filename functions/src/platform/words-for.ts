import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Refusal } from '@tempera/domain/calls/reasons';
import { tokenProblemMessage } from '@tempera/domain/tokens/token-problems';

/** What whoever uses a program reads when it was refused; a browser asks with no access token and has words of its own. */
export const wordsFor = (refusal: Refusal): string =>
  refusal.token ? tokenProblemMessage(refusal.token) : messageOf(refusal);
