import type { Reason } from '../calls/reasons.ts';
import type { VatIdState } from './tax.ts';

/** Why nothing is bought with a VAT id that stands so; of the others there is none. */
export const vatIdRefusals: Partial<Record<VatIdState, Reason>> = {
  malformed: 'vat-id-invalid',
  elsewhere: 'vat-id-elsewhere',
  unknown: 'vat-id-unknown',
};
