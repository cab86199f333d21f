import { reportForbiddenInput } from '@tempera/domain/operations/audit';
import { callable } from '../platform/callable.ts';
import { reportForbidden as recordAttempt } from './report-forbidden.ts';

export const reportForbidden = callable('reportForbidden', reportForbiddenInput, (input, { auth, ip }) =>
  recordAttempt(input, auth, ip),
);
