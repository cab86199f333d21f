import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { nothingFound } from '@tempera/domain/reconciliation/compare-books';
import type {
  Canceled,
  Dispute,
  Payment,
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  ProviderRefund,
  RefundRequest,
  Setup,
} from '../../../functions/src/payments/payment-provider.ts';
import { unique } from './store.ts';

/** A purchase as this provider has it. */
interface Sale extends PaymentRequest {
  reference: string;
  returnUrl: string;
  state: 'open' | 'paid' | 'canceled';
  why: Canceled | null;
  refunds: ProviderRefund[];
  dispute: Dispute | null;
}

/** What it keeps of each sale: 5 percent and 50 cents. */
const feeOf = (amountCents: number) => Math.round(amountCents * 0.05) + 50;
const pageOf = (path = '') => path.replace('/pay/', '');
const nothingKept = (): Promise<never> => Promise.reject(new RefusalError('payment-unavailable'));

/**
 * A merchant of record as the port of payments would have one: buyers pay on its own page, it signs its webhooks in its own way, and
 * keeps no methods. It lives in this process; its page is real HTTP.
 */
export class Tollgate implements PaymentProvider {
  readonly name = 'tollgate';
  readonly hosted = true;
  readonly signatureHeader = 'tollgate-signature';
  readonly sales: Sale[] = [];
  /** What it has told, the oldest first. */
  readonly told: PaymentEvent[] = [];
  readonly #secret = unique('secret');
  readonly #server = createServer((request, response) => this.#servePage(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Its page shows what is due, takes the money, and leads back to the store. */
  #servePage({ url, method }: IncomingMessage, response: ServerResponse): void {
    const sale = this.sales.find(({ reference }) => reference === pageOf(url));
    if (sale?.state !== 'open') {
      response.writeHead(410).end('This checkout is over.');
      return;
    }
    if (method !== 'POST') {
      response.writeHead(200).end(`${sale.amountCents} ${sale.currency}`);
      return;
    }
    sale.state = 'paid';
    this.#tell({ kind: 'payment', reference: sale.reference });
    response.writeHead(303, { location: sale.returnUrl }).end();
  }

  #tell(about: PaymentEvent['about']): void {
    this.told.push({ id: unique('toll_'), at: Date.now(), about });
  }
  #sale(reference: string): Sale {
    const sale = this.sales.find((one) => one.reference === reference);
    if (!sale) throw new Error(`no sale ${reference}`);
    return sale;
  }
  #sign = (body: string) => createHmac('sha256', this.#secret).update(body).digest('hex');

  #toPayment({ reference, about, amountCents, state, why }: Sale): Payment {
    const { port } = this.#server.address() as AddressInfo;
    const isOpen = state === 'open';
    const ended = state === 'paid' ? 'paid' : 'canceled';
    return {
      reference,
      about,
      amountCents,
      state: isOpen ? 'requires-action' : ended,
      clientSecret: null,
      redirect: isOpen ? `http://127.0.0.1:${port}/pay/${reference}` : null,
      method: state === 'paid' ? { type: 'card', brand: null, last4: null, country: 'AT', id: null } : null,
      failure: why && { code: why },
      fee: state === 'paid' ? { feeCents: feeOf(amountCents) } : null,
      charge: null,
    };
  }

  async begin(request: PaymentRequest, returnUrl = ''): Promise<Payment> {
    const known = this.sales.find(({ id }) => id === request.id);
    if (known) return this.#toPayment(known);
    const reference = unique('toll_');
    const sale = { ...request, reference, returnUrl, state: 'open', why: null, dispute: null } as const;
    this.sales.push({ ...sale, refunds: [] });
    return this.lookup(reference);
  }
  lookup = async (reference: string) => this.#toPayment(this.#sale(reference));
  /** Its page confirms; there is nothing that the store could. */
  confirm = ({ reference }: { reference: string }) => this.lookup(reference);
  async cancel(reference: string, why?: Canceled): Promise<Payment> {
    const sale = this.#sale(reference);
    if (sale.state === 'open') {
      sale.state = 'canceled';
      sale.why = why ?? null;
    }
    return this.#toPayment(sale);
  }

  async refund({ refundId, reference, amountCents }: RefundRequest): Promise<ProviderRefund> {
    const { refunds } = this.#sale(reference);
    const made = refunds.find((one) => one.refundId === refundId);
    return made ?? this.#giveBack(reference, amountCents, refundId);
  }
  #giveBack(reference: string, amountCents: number, refundId: string | null): ProviderRefund {
    const refund = { refundId, amountCents, outcome: 'refunded', reference: unique('back_') } as const;
    this.#sale(reference).refunds.push(refund);
    this.#tell({ kind: 'refund', reference });
    return refund;
  }
  refundsOf = async (reference: string) => this.#sale(reference).refunds;
  async dispute(id: string): Promise<Dispute> {
    const found = this.sales.find((sale) => sale.dispute?.id === id)?.dispute;
    if (!found) throw new Error(`no dispute ${id}`);
    return found;
  }

  /** What its dashboard, or a bank, does without the store. */
  refundInDashboard = (reference: string, amountCents: number) =>
    this.#giveBack(reference, amountCents, null);
  disputeByBank(reference: string): void {
    const sale = this.#sale(reference);
    const { amountCents } = sale;
    const dispute = { id: unique('dispute_'), reference, charge: '', state: 'open', amountCents } as const;
    sale.dispute = { ...dispute, reason: 'fraudulent', fees: [] };
    this.#tell({ kind: 'dispute', reference, dispute: dispute.id });
  }

  /** A webhook of what was told last. */
  webhook(): { body: string; signature: string } {
    const body = JSON.stringify(this.told.at(-1));
    return { body, signature: this.#sign(body) };
  }
  async onEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent> {
    const wanted = Buffer.from(this.#sign(rawBody.toString()));
    const given = Buffer.from(signature);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      throw new RefusalError('not-allowed');
    }
    return JSON.parse(rawBody.toString());
  }
  eventsBetween = async (since: number, until: number) =>
    this.told.filter(({ at }) => at >= since && at <= until);
  madeBetween = async () => nothingFound;
  payout = () => nothingKept();

  /** What it has no word for: it takes no tokens, and keeps nothing. */
  accepts = async () => null;
  acceptsMethod = async () => null;
  methodsOf = async () => [];
  customerFor = () => nothingKept();
  beginSetup = () => nothingKept();
  confirmSetup = () => nothingKept();
  lookupSetup = (): Promise<Setup> => nothingKept();
  forget = async () => {};
  forgetCustomer = async () => {};
}
