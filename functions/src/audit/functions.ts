import { reportForbiddenInput } from '@tempera/domain/operations/audit';
import { callable } from '../platform/callable.ts';

export const reportForbidden = callable(
  'reportForbidden',
  reportForbiddenInput,
  async (input, { auth, ip }) => (await import('./report-forbidden.ts')).reportForbidden(input, auth, ip),
);
