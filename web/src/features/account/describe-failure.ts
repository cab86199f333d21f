import { messages } from '@tempera/domain/site/messages';
import { CallError } from '../../firebase/write/call.ts';
import { describeAuthError } from './describe-auth-error.ts';
import { NotProven } from './use-proof.ts';

/** What to say of an act on the account that failed; null when the person only changed their mind. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof NotProven) return null;
  if (error instanceof CallError) return error.message;
  const { kind, text } = describeAuthError(error);
  if (kind === 'closed') return null;
  return text || messages.networkError;
}

/** The same for a form that says it at one field, or in its alert. */
export const failureAt =
  <Field extends string>(field?: Field) =>
  (error: unknown): { text: string; field: Field | undefined } | null => {
    const text = describeFailure(error);
    return text === null ? null : { text, field };
  };
