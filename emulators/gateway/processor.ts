import { randomBytes } from 'node:crypto';
import { cardSchema } from '@tempera/domain/money/card';
import { z } from 'zod';
import {
  type Behavior,
  behaviorOf,
  brandOf,
  type ChargeEntry,
  type Entry,
  fixedTokens,
  type Journal,
  type MethodEntry,
  type Outcome,
  type RefundEntry,
  type TokenEntry,
} from './journal.ts';

/** What a request comes to: an HTTP status and a JSON body. */
export interface Reply {
  status: number;
  body: object;
}

const chargeSchema = z.object({
  orderId: z.string().min(1).max(200),
  amountCents: z.number().int().positive(),
  currency: z.string().length(3),
  token: z.string().min(1).max(200),
});

const refundSchema = z.object({
  refundId: z.string().min(1).max(200),
  orderId: z.string().min(1).max(200),
  amountCents: z.number().int().positive(),
});

const walletSchema = z.object({ email: z.email().max(254) });
const methodSchema = z.object({ token: z.string().min(1).max(200) });

const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const refused = (status: number, error: string, field?: string): Reply => ({
  status,
  body: { error, field },
});

/** A simulated card processor: tokens for cards, one charge for each order id, refunds of it, all kept in the journal. */
export class Processor {
  readonly #journal: Journal;
  readonly #tokens = new Map<string, TokenEntry>();
  readonly #charges = new Map<string, ChargeEntry>();
  readonly #methods = new Map<string, MethodEntry>();
  readonly #refunds = new Map<string, RefundEntry>();
  /** Stored methods by the token that they were made from. */
  readonly #methodOf = new Map<string, MethodEntry>();
  /** Stored methods that have paid. */
  readonly #paidWith = new Set<string>();
  /** The order that a token has paid for, or tried to. */
  readonly #usedFor = new Map<string, string>();

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const entry of journal.entries) this.#keep(entry);
  }

  #keep(entry: Entry): void {
    if (entry.kind === 'token') {
      this.#tokens.set(entry.token, entry);
      return;
    }
    if (entry.kind === 'method') {
      this.#methods.set(entry.method, entry);
      if (!Object.hasOwn(fixedTokens, entry.token)) this.#methodOf.set(entry.token, entry);
      return;
    }
    if (entry.kind === 'refund') {
      this.#refunds.set(entry.refundId, entry);
      return;
    }
    if (entry.token !== null && this.#methods.has(entry.token)) {
      if (entry.outcome === 'paid') this.#paidWith.add(entry.token);
      this.#charges.set(entry.orderId, entry);
      return;
    }
    this.#charges.set(entry.orderId, entry);
    if (entry.token !== null && !Object.hasOwn(fixedTokens, entry.token)) {
      this.#usedFor.set(entry.token, entry.orderId);
    }
  }

  #write<E extends Entry>(entry: E): E {
    this.#journal.append(entry);
    this.#keep(entry);
    return entry;
  }

  #behaviorOf(token: string): Behavior | undefined {
    return Object.hasOwn(fixedTokens, token) ? fixedTokens[token] : this.#tokens.get(token)?.outcome;
  }

  /** A token that was spent, or kept as a method, is good for no order any more. */
  #isSpent(token: string): boolean {
    return this.#usedFor.has(token) || this.#methodOf.has(token);
  }

  #outcomeFor(token: string): Outcome {
    const method = this.#methods.get(token);
    const behavior = method?.outcome ?? this.#behaviorOf(token);
    if (behavior === undefined || this.#isSpent(token)) return 'declined';
    if (behavior !== 'paid-once') return behavior;
    return this.#paidWith.has(token) ? 'declined' : 'paid';
  }

  /** Takes a card and gives a token for it. The number goes no further than this function. */
  createToken(input: unknown): Reply {
    const card = cardSchema.safeParse(input);
    if (!card.success) {
      const [issue] = card.error.issues;
      return refused(422, issue?.message ?? 'Check the card', String(issue?.path[0] ?? ''));
    }
    const { number } = card.data;
    const { token, last4, brand } = this.#write({
      kind: 'token',
      token: randomId('tok'),
      last4: number.slice(-4),
      brand: brandOf(number),
      outcome: behaviorOf(number),
    });
    return { status: 201, body: { token, last4, brand } };
  }

  /** Gives a token for a PayPal account, which a real provider would have its owner confirm first. */
  createWallet(input: unknown): Reply {
    const account = walletSchema.safeParse(input);
    if (!account.success) return refused(422, 'Check the email address', 'email');
    const { token, last4, brand } = this.#write({
      kind: 'token',
      token: randomId('tok_paypal'),
      last4: '',
      brand: 'paypal',
      outcome: 'paid',
    });
    return { status: 201, body: { token, last4, brand } };
  }

  /** Whether a token could still pay for a new order. */
  describeToken(token: string): Reply {
    const known = this.#behaviorOf(token) !== undefined;
    return { status: 200, body: { usable: known && !this.#isSpent(token) } };
  }

  /** Keeps the card behind a token for payments to come; the same token gives the same method. */
  storeMethod(input: unknown): Reply {
    const request = methodSchema.safeParse(input);
    if (!request.success) return refused(422, 'Not a token', 'token');
    const { token } = request.data;
    const known = this.#methodOf.get(token);
    const outcome = this.#behaviorOf(token);
    if (!known && (outcome === undefined || this.#isSpent(token))) {
      return { status: 200, body: { method: null } };
    }
    const { last4, brand } = this.#tokens.get(token) ?? { last4: '', brand: 'card' };
    const entry =
      known ??
      this.#write<MethodEntry>({
        kind: 'method',
        method: randomId('pm'),
        token,
        last4,
        brand,
        outcome: outcome ?? 'declined',
      });
    return { status: 201, body: { method: entry.method, last4: entry.last4, brand: entry.brand } };
  }

  /** Whether a stored method is known; what its bank says shows when it pays. */
  describeMethod(method: string): Reply {
    return { status: 200, body: { usable: this.#methods.has(method) } };
  }

  /** Charges an order once; every further call returns the first one's reply. */
  charge(input: unknown): Reply {
    const request = chargeSchema.safeParse(input);
    if (!request.success) return refused(422, 'Not a charge', String(request.error.issues[0]?.path[0] ?? ''));
    const { orderId, token, amountCents, currency } = request.data;
    const known = this.#charges.get(orderId);
    if (known) return { status: 200, body: known };
    return this.#addCharge({ orderId, token, amountCents, currency, outcome: this.#outcomeFor(token) });
  }

  /** The order's charge, or a declined one that stands in the way of any later charge. */
  close(orderId: string): Reply {
    const known = this.#charges.get(orderId);
    if (known) return { status: 200, body: known };
    return this.#addCharge({ orderId, token: null, amountCents: 0, currency: 'USD', outcome: 'declined' });
  }

  find(orderId: string): Reply {
    const known = this.#charges.get(orderId);
    return known ? { status: 200, body: known } : refused(404, 'No charge for this order');
  }

  #leftOf(orderId: string): number {
    const charge = this.#charges.get(orderId);
    if (charge?.outcome !== 'paid') return 0;
    const given = [...this.#refunds.values()].filter(
      (refund) => refund.orderId === orderId && refund.outcome === 'refunded',
    );
    return given.reduce((left, refund) => left - refund.amountCents, charge.amountCents);
  }

  /** Gives money back once for a refund id, never more than was paid; every further call returns the first one's reply. */
  refund(input: unknown): Reply {
    const request = refundSchema.safeParse(input);
    if (!request.success) return refused(422, 'Not a refund', String(request.error.issues[0]?.path[0] ?? ''));
    const known = this.#refunds.get(request.data.refundId);
    if (known) return { status: 200, body: known };
    const outcome = request.data.amountCents <= this.#leftOf(request.data.orderId) ? 'refunded' : 'refused';
    const at = new Date().toISOString();
    const entry = { kind: 'refund', ...request.data, outcome, reference: randomId('re'), at } as const;
    return { status: 201, body: this.#write(entry) };
  }

  #addCharge(charge: Omit<ChargeEntry, 'kind' | 'reference' | 'at'>): Reply {
    const at = new Date().toISOString();
    const entry = this.#write({ kind: 'charge', ...charge, reference: randomId('ch'), at });
    return { status: 201, body: entry };
  }
}
