import type { Reason, Refusal } from './reasons.ts';

/** Thrown by domain operations; each side's shell turns it into its own error (an HttpsError in functions). */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(reason: Reason, more: Omit<Refusal, 'reason'> = {}) {
    super(reason);
    this.name = 'RefusalError';
    this.refusal = { reason, ...more };
  }
}
