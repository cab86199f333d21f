import { randomBytes } from 'node:crypto';
import { cardSchema } from '@tempera/domain/card';
import { z } from 'zod';
import type { ChargeEntry, Journal, TokenEntry } from './journal.ts';
import { brandOf, fixedTokens, type Outcome, outcomeOf } from './outcomes.ts';

/** What a request comes to: an HTTP status and a JSON body. */
export interface Answer {
  status: number;
  body: object;
}

const chargeSchema = z.object({
  orderId: z.string().min(1).max(100),
  amountCents: z.number().int().positive(),
  currency: z.string().length(3),
  token: z.string().min(1).max(200),
});

const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const refused = (status: number, error: string, field?: string): Answer => ({
  status,
  body: { error, field },
});

/** A simulated card processor: tokens for cards, one charge for each order id, all of it kept in the journal. */
export class Processor {
  readonly #journal: Journal;
  readonly #tokens = new Map<string, TokenEntry>();
  readonly #charges = new Map<string, ChargeEntry>();
  /** The order that a token has paid for, or tried to. */
  readonly #usedFor = new Map<string, string>();

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const entry of journal.entries) this.#keep(entry);
  }

  #keep(entry: TokenEntry | ChargeEntry): void {
    if (entry.kind === 'token') {
      this.#tokens.set(entry.token, entry);
      return;
    }
    this.#charges.set(entry.orderId, entry);
    if (entry.token !== null && !Object.hasOwn(fixedTokens, entry.token)) {
      this.#usedFor.set(entry.token, entry.orderId);
    }
  }

  #write<E extends TokenEntry | ChargeEntry>(entry: E): E {
    this.#journal.append(entry);
    this.#keep(entry);
    return entry;
  }

  #outcomeFor(token: string): Outcome | undefined {
    return Object.hasOwn(fixedTokens, token) ? fixedTokens[token] : this.#tokens.get(token)?.outcome;
  }

  /** Takes a card and gives a token for it. The number goes no further than this function. */
  createToken(input: unknown): Answer {
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
      outcome: outcomeOf(number),
    });
    return { status: 201, body: { token, last4, brand } };
  }

  /** Whether a token could still pay for a new order. */
  describeToken(token: string): Answer {
    const known = this.#outcomeFor(token) !== undefined;
    return { status: 200, body: { usable: known && !this.#usedFor.has(token) } };
  }

  /** Charges an order once; every further call gives the first one's answer. */
  charge(input: unknown): Answer {
    const request = chargeSchema.safeParse(input);
    if (!request.success) return refused(422, 'Not a charge', String(request.error.issues[0]?.path[0] ?? ''));
    const { orderId, token, amountCents, currency } = request.data;
    const known = this.#charges.get(orderId);
    if (known) return { status: 200, body: known };
    const outcome = this.#usedFor.has(token) ? 'declined' : (this.#outcomeFor(token) ?? 'declined');
    return this.#addCharge({ orderId, token, amountCents, currency, outcome });
  }

  /** The order's charge, or a declined one that stands in the way of any later charge. */
  close(orderId: string): Answer {
    const known = this.#charges.get(orderId);
    if (known) return { status: 200, body: known };
    return this.#addCharge({ orderId, token: null, amountCents: 0, currency: 'USD', outcome: 'declined' });
  }

  find(orderId: string): Answer {
    const known = this.#charges.get(orderId);
    return known ? { status: 200, body: known } : refused(404, 'No charge for this order');
  }

  #addCharge(charge: Omit<ChargeEntry, 'kind' | 'reference' | 'at'>): Answer {
    const at = new Date().toISOString();
    const entry = this.#write({ kind: 'charge', ...charge, reference: randomId('ch'), at });
    return { status: 201, body: entry };
  }
}
