import type { Delivery } from '../store/items.ts';
import type { State } from '../store/state.ts';

/** So many wait at most; what is older than all of them is given up. */
const mostWaiting = 1_000;

/** What was tried so often is given up. The waits between add up to about nine hours. */
const mostTries = 20;

/** In seconds: doubled with each try, an hour at most. */
const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 3_600);

const now = (): number => Math.floor(Date.now() / 1_000);

/** The events that have not arrived: kept with the rest, so that a restart forgets none. */
export class Waiting {
  readonly #state: State;
  readonly #ids = new Set<string>();

  constructor(state: State) {
    this.#state = state;
    for (const { id, next } of state.all('delivery')) if (next !== null) this.#ids.add(id);
  }

  get ids(): string[] {
    return [...this.#ids];
  }

  of(id: string): Delivery {
    return this.#state.find('delivery', id) ?? { object: 'delivery', id, tries: [], next: null };
  }

  /** `wait` in seconds. */
  add(id: string, wait = 0, fault?: Delivery['fault']): void {
    this.#put({ ...this.of(id), next: now() + wait, ...(fault && { fault }) });
    const [oldest] = this.#ids;
    if (oldest !== undefined && this.#ids.size > mostWaiting) this.#put({ ...this.of(oldest), next: null });
  }

  lose(id: string): void {
    this.#put({ ...this.of(id), fault: 'lose' });
  }

  /** It was tried, and answered with this status. */
  tried(id: string, status: number): void {
    const before = this.of(id);
    const tries = [...before.tries, { at: now(), status }];
    const isOver = (status >= 200 && status < 300) || tries.length >= mostTries;
    this.#put({ ...before, tries, next: isOver ? null : now() + waitAfter(tries.length) });
  }

  due(): string[] {
    return this.ids.filter((id) => (this.of(id).next ?? Number.POSITIVE_INFINITY) <= now());
  }

  /** Until the next is due, in milliseconds; null where none waits. */
  untilNext(): number | null {
    const times = this.ids.flatMap((id) => this.of(id).next ?? []);
    return times.length === 0 ? null : Math.max(0, Math.min(...times) * 1_000 - Date.now());
  }

  #put(delivery: Delivery): void {
    this.#state.commit([delivery]);
    if (delivery.next === null) this.#ids.delete(delivery.id);
    else this.#ids.add(delivery.id);
  }
}
