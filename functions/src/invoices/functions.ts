import { requestInvoiceInput } from '@tempera/domain/people/account-calls';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, region } from '../platform/params.ts';
import type { InvoiceTask } from './queue-invoice.ts';

export const requestInvoice = callable(
  'requestInvoice',
  requestInvoiceInput,
  async (input, { auth }) =>
    (await import('./request-invoice.ts')).requestInvoice(input, auth, downloadSigningKey.value()),
  { secrets: [downloadSigningKey] },
);

// One at a time: the numbers have no gaps, so there is one counter, and nobody should have to wait for it.
export const numberInvoice = onTaskDispatched<InvoiceTask>(
  {
    region,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 5, maxBackoffSeconds: 300 },
  },
  async ({ data }) => {
    await (await import('./number-invoice.ts')).numberInvoice(data);
  },
);
