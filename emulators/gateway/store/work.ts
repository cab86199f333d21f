import { missing } from '../stripe/stripe-error.ts';
import type { Item, Items, Kind, StoredEvent } from './items.ts';
import { randomId } from './random-id.ts';
import type { State } from './state.ts';

/** Who asked for a change: in its events. */
export interface Origin {
  id: string | null;
  idempotency_key: string | null;
}

/** The version of Stripe's API that is spoken; the SDK's (`stripe.getApiField('version')`). */
export const apiVersion = '2026-10-28.endive';

const nobody: Origin = { id: null, idempotency_key: null };

/** What one request reads and changes. Nothing is kept of it before {@link commit}. */
export class Work {
  readonly #state: State;
  readonly #origin: Origin;
  #changed = new Map<string, Item>();
  /** In seconds. */
  readonly now = Math.floor(Date.now() / 1_000);

  constructor(state: State, origin: Origin = nobody) {
    this.#state = state;
    this.#origin = origin;
  }

  find<K extends Kind>(kind: K, id: string): Items[K] | undefined {
    return (this.#changed.get(`${kind} ${id}`) as Items[K] | undefined) ?? this.#state.find(kind, id);
  }

  /** @throws StripeError 404 */
  get<K extends Kind>(kind: K, id: string, param = kind as string): Items[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** The newest first, as Stripe lists them. */
  all<K extends Kind>(kind: K): Items[K][] {
    const stored = this.#state.all(kind).map(({ id }) => this.find(kind, id) as Items[K]);
    const added = [...this.#changed.values()].filter(
      ({ object, id }) => object === kind && !this.#state.find(kind, id),
    );
    return [...stored, ...(added as Items[K][])].reverse();
  }

  put<I extends Item>(item: I): I {
    this.#changed.set(`${item.object} ${item.id}`, item);
    return item;
  }

  /** Writes down that something has happened, with what it is about as it is now. */
  tell(type: string, object: object): void {
    const event: StoredEvent = {
      object: 'event',
      id: randomId('evt'),
      api_version: apiVersion,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: this.#origin,
      type,
    };
    this.put(event);
  }

  /** Forgets what was changed so far. */
  drop(): void {
    this.#changed = new Map();
  }

  commit(): void {
    this.#state.commit([...this.#changed.values()]);
  }
}
