import type { State } from '../store/state.ts';
import { parseForm } from '../stripe/form-body.ts';

/** What leads from one thing to what it is about, in Stripe's fields. */
interface Linked {
  id?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: unknown;
  customer?: unknown;
}

const kinds = {
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  seti: 'setup_intent',
  pm: 'payment_method',
  cus: 'customer',
} as const;

const numbers = /[a-z]+_\w+/;
const isKind = (prefix: string): prefix is keyof typeof kinds => Object.hasOwn(kinds, prefix);

/** What a form says that it is about; nothing where it is none, which the API refuses by itself. */
function linkedBy(form: string): Linked {
  try {
    const { metadata, payment_intent, customer } = parseForm(form);
    const words = typeof metadata === 'object' ? (metadata as Record<string, string>) : null;
    return { metadata: words, payment_intent, customer };
  } catch {
    return {};
  }
}

/**
 * What is asked for by names that a replay gives again. Stripe's numbers and the store's are made anew each time; whose something is, and
 * that it is their third order, is the same whatever else happens at that moment.
 */
export class Subjects {
  readonly #state: State;
  /** What each has begun, in the order in which it was first heard of. */
  readonly #begun = new Map<string, string[]>();

  constructor(state: State) {
    this.#state = state;
  }

  forget(): void {
    this.#begun.clear();
  }

  /** `form` is the query, or the body. */
  ofRequest(path: string, form: string): string {
    const id = path.split('/').find((part) => numbers.test(part) && isKind(part.split('_')[0] ?? ''));
    return id ? this.#of(id) : this.ofObject(linkedBy(form));
  }

  ofObject({ id, metadata, payment_intent: payment, customer }: Linked): string {
    if (metadata?.uid) return this.#nameOf(metadata);
    if (typeof payment === 'string') return this.#of(payment);
    if (typeof customer === 'string') return this.#of(customer);
    return id ? 'something' : 'nothing';
  }

  #of(id: string): string {
    const prefix = id.split('_')[0] ?? '';
    const found = isKind(prefix) ? this.#state.find(kinds[prefix], id) : undefined;
    return this.ofObject((found as Linked | undefined) ?? { id });
  }

  #nameOf({ uid = '', orderId, chargeId }: Record<string, string>): string {
    const id = orderId ?? chargeId;
    if (id === undefined) return uid;
    const kind = orderId ? 'order' : 'charge';
    const owner = `${kind} ${uid}`;
    const begun = this.#begun.get(owner) ?? [];
    if (!begun.includes(id)) this.#begun.set(owner, [...begun, id]);
    return `${kind} ${(this.#begun.get(owner) ?? []).indexOf(id) + 1} of ${uid}`;
  }
}
