import { reportForbiddenInput } from '@tempera/domain/operations/audit';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { auditSettings as auditOne } from './audit-settings.ts';
import { reportForbidden as recordAttempt } from './report-forbidden.ts';

export const reportForbidden = callable('reportForbidden', reportForbiddenInput, (input, { auth, ip }) =>
  recordAttempt(input, auth, ip),
);

export const auditSettings = onDocumentWritten(
  { document: 'settings/{id}', region, retry: true },
  (event) => {
    const { before, after } = event.data ?? {};
    return auditOne(event.id, event.params.id, before?.data(), after?.data(), after?.updateTime?.toMillis());
  },
);
