import { requestInvoiceInput } from '@tempera/domain/people/account-calls';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, region } from '../platform/params.ts';
import { numberInvoice as numberOne } from './number-invoice.ts';
import type { InvoiceTask } from './queue-invoice.ts';
import { requestInvoice as sendInvoice } from './request-invoice.ts';

export const requestInvoice = callable(
  'requestInvoice',
  requestInvoiceInput,
  (input, { auth }) => sendInvoice(input, auth, downloadSigningKey.value()),
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
    await numberOne(data);
  },
);
