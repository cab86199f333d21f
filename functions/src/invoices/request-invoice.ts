import { RefusalError } from '@tempera/domain/calls/reasons';
import { type BillingDocument, documentNumber } from '@tempera/domain/money/billing-document';
import { type Invoice, isBillable, isBillableCharge } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import type { RequestInvoiceOutput, requestInvoiceInput } from '@tempera/domain/people/account-calls';
import { may } from '@tempera/domain/people/roles';
import type { z } from 'zod';
import { readOrder } from '../checkout/orders.store.ts';
import { loadLinkedOrder } from '../orders/load-linked-order.ts';
import { toCharge } from '../plans/plan-records.store.ts';
import { type CallAuth, type Caller, loadCaller, requireIdentity } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { findCreditNote, findCreditReversal } from './credit-notes.store.ts';
import { findInvoice } from './invoices.store.ts';
import { enqueueInvoice, type InvoiceTask } from './queue-invoice.ts';

const managesStore = ({ role }: Caller) => may(role, 'manageStore');

/** No invoice is there: refuses, and queues it where there should be one. */
async function refuseMissing(billable: boolean, unpaid: boolean, task: InvoiceTask): Promise<never> {
  // Asked for before its task has run, or after it was lost, or older than invoices are: another one does no harm.
  if (billable) await enqueueInvoice(task);
  throw new RefusalError(unpaid ? 'invoice-none' : 'invoice-not-ready');
}

async function invoiceOfOrder(order: Order): Promise<Invoice> {
  const { id: orderId } = order;
  const unpaid = order.totalCents === 0 || order.status === 'failed';
  return (await findInvoice(orderId)) ?? refuseMissing(isBillable(order), unpaid, { orderId });
}

async function readOwnOrder(orderId: string, caller: Caller): Promise<Order> {
  const order = await readOrder(orderId);
  if (order.uid !== caller.uid && !managesStore(caller)) throw new RefusalError('order-not-found');
  return order;
}

/** A charge stands with its person; managers, who know its id alone, find it by its invoice. */
async function invoiceOfCharge(chargeId: string, caller: Caller): Promise<Invoice> {
  const { uid } = caller;
  const [found, invoice] = await Promise.all([refs.planCharge(uid, chargeId).get(), findInvoice(chargeId)]);
  if (invoice?.chargeId && (invoice.uid === uid || managesStore(caller))) return invoice;
  const charge = toCharge(found);
  if (invoice || !charge) throw new RefusalError('charge-not-found');
  return refuseMissing(isBillableCharge(charge), charge.status === 'failed', { uid, chargeId });
}

/**
 * A credit note, or what takes one back, for whoever may have the invoice; it is asked for by an id that an order or a charge names once it
 * is there.
 */
async function readNote(
  found: Promise<BillingDocument | null>,
  isTheirs: (note: BillingDocument) => boolean,
): Promise<BillingDocument> {
  const note = await found;
  if (!note || !isTheirs(note)) throw new RefusalError('order-not-found');
  return note;
}

type Input = z.output<typeof requestInvoiceInput>;
type LinkInput = Extract<Input, { orderLink: string }>;

async function findLinked({ orderLink, creditNoteId, creditReversalId }: LinkInput, signingKey: string) {
  const order = await loadLinkedOrder(orderLink, 'invoice', signingKey);
  const isOfIt = ({ orderId }: BillingDocument) => orderId === order.id;
  if (creditReversalId !== undefined) return readNote(findCreditReversal(creditReversalId), isOfIt);
  if (creditNoteId !== undefined) return readNote(findCreditNote(creditNoteId), isOfIt);
  return invoiceOfOrder(order);
}

async function findWanted(input: Input, auth: CallAuth | null, signingKey: string): Promise<BillingDocument> {
  if ('orderLink' in input) return findLinked(input, signingKey);
  const caller = await loadCaller(requireIdentity(auth));
  const isTheirs = ({ uid }: BillingDocument) => uid === caller.uid || managesStore(caller);
  if ('creditNoteId' in input) return readNote(findCreditNote(input.creditNoteId), isTheirs);
  if ('creditReversalId' in input) return readNote(findCreditReversal(input.creditReversalId), isTheirs);
  return 'chargeId' in input
    ? invoiceOfCharge(input.chargeId, caller)
    : invoiceOfOrder(await readOwnOrder(input.orderId, caller));
}

/**
 * The invoice of an order or of a plan's charge, or one of its credit notes or what takes one back, as a PDF: for who paid, for whoever holds the
 * order's link, and for those who manage the store.
 * @throws RefusalError `sign-in-required`, `restricted`, `order-not-found` or `charge-not-found` (also when it is somebody
 *   else's), `invoice-none` where nothing was paid, `invoice-not-ready` until the queue has come to it; by a link those of `loadLinkedOrder`
 */
export async function requestInvoice(
  input: Input,
  auth: CallAuth | null,
  signingKey: string,
): Promise<RequestInvoiceOutput> {
  const wanted = await findWanted(input, auth, signingKey);
  // Only who asks for a PDF waits for what draws one.
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const number = documentNumber(wanted);
  const pdf = await invoicePdf(wanted);
  return { fileName: `${number}.pdf`, pdfBase64: pdf.toString('base64'), number };
}
