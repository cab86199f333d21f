import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Refusal } from '@tempera/domain/calls/reasons';
import { CallError } from './call.ts';

/** The error of a refusal, with its text; of a failed network without one. */
export const refused = (refusal: Refusal | null): CallError =>
  refusal ? new CallError(refusal, messageOf(refusal)) : new CallError(null);
