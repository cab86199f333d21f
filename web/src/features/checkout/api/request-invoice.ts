import type { RequestInvoiceOutput } from '@tempera/domain/account-calls';
import { call } from '../../../firebase/call.ts';

/** The invoice of one's own paid order, as a PDF. @throws CallError, `invoice-not-ready` in the first minutes */
export const requestInvoice = (orderId: string) =>
  call<{ orderId: string }, RequestInvoiceOutput>('requestInvoice', { orderId });
