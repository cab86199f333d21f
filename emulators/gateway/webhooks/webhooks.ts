import type { WebhookFault } from '../faults/fault-kinds.ts';
import type { Faults } from '../faults/faults.ts';
import type { StoredEvent } from '../store/items.ts';
import type { State } from '../store/state.ts';
import { chosenEvents } from './chosen-events.ts';
import type { PostEvent } from './post-event.ts';
import { signEvent } from './sign-event.ts';
import { Waiting } from './waiting.ts';

/** So many are on their way at once. */
const atOnce = 4;

/** Up to these, in seconds. */
const waits = { delay: 60, reorder: 3 } as const;

/** A store that is not up is looked for after so long, in milliseconds: doubled each time, up to the second. */
const knocking = { first: 500, last: 15_000 } as const;

/** Tells the store what has happened: each event until it was taken with 2xx. */
export class Webhooks {
  readonly #state: State;
  readonly #post: PostEvent;
  readonly #faults: Faults;
  readonly #waiting: Waiting;
  /** Without it events go when {@link deliver} is called, and then only. */
  readonly #isAuto: boolean;
  #isSending = false;
  #timer: NodeJS.Timeout | undefined;
  #knock = 0;
  #isClosed = false;

  constructor(state: State, post: PostEvent, faults: Faults, isAuto: boolean) {
    this.#state = state;
    this.#post = post;
    this.#faults = faults;
    this.#isAuto = isAuto;
    this.#waiting = new Waiting(state);
    // A process may die after it has kept an event and before it has sent it.
    for (const event of state.all('event')) {
      if (!state.find('delivery', event.id) && this.#isChosen(event)) this.#waiting.add(event.id);
    }
    state.onCommit((items) => {
      for (const item of items) if (item.object === 'event') this.#enqueue(item);
    });
    this.wake();
  }

  /** Sends what has become due; for after the clock has moved. */
  wake(): void {
    if (!this.#isAuto || this.#isClosed || this.#isSending) return;
    const wait = this.#waiting.untilNext();
    clearTimeout(this.#timer);
    if (wait === null) return;
    this.#timer = setTimeout(() => this.#sendDue(), Math.max(wait, this.#knock));
  }

  again(id: string): void {
    if (!this.#state.find('event', id)) return;
    this.#waiting.add(id);
    this.wake();
  }

  /**
   * Sends once what waits, overtaken ones last and late ones the next time (by what {@link Faults} draws).
   * @returns how many were sent
   */
  async deliver(): Promise<number> {
    const ids = this.#waiting.ids.filter((id) => this.#waiting.of(id).next !== null);
    const isLate = (id: string) => {
      const event = this.#state.find('event', id);
      return this.#waiting.of(id).fault === 'delay' && event && this.#faults.lateness(event) < 0.5;
    };
    const now = ids.filter((id) => !isLate(id));
    const isOvertaken = (id: string) => this.#waiting.of(id).fault === 'reorder';
    const inOrder = [...now.filter((id) => !isOvertaken(id)), ...now.filter(isOvertaken).reverse()];
    for (const id of inOrder) await this.#try(id);
    return inOrder.length;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #isChosen = ({ type }: StoredEvent): boolean => chosenEvents.includes(type);

  #enqueue(event: StoredEvent): void {
    if (!this.#isChosen(event)) return;
    const fault = this.#faults.webhook(event);
    if (fault === 'lose') this.#waiting.lose(event.id);
    else this.#waiting.add(event.id, this.#waitOf(event, fault), fault ?? undefined);
    this.wake();
  }

  #waitOf(event: StoredEvent, fault: WebhookFault | null): number {
    return fault === 'delay' || fault === 'reorder'
      ? Math.ceil(this.#faults.lateness(event) * waits[fault])
      : 0;
  }

  async #sendDue(): Promise<void> {
    this.#isSending = true;
    // One knocks for all while the store is not up.
    const some = this.#waiting.due().slice(0, this.#knock > 0 ? 1 : atOnce);
    await Promise.all(some.map((id) => this.#try(id)));
    this.#isSending = false;
    this.wake();
  }

  async #try(id: string): Promise<void> {
    const event = this.#state.find('event', id);
    if (!event || this.#isClosed) return;
    const body = JSON.stringify(event, null, 2);
    const send = () => this.#post(body, signEvent(body, Math.floor(Date.now() / 1_000)));
    const isDouble = this.#waiting.of(id).fault === 'double';
    const [status] = await Promise.all(isDouble ? [send(), send()] : [send()]);
    if (this.#isClosed) return;
    if (status == null) {
      this.#knock = Math.min(Math.max(this.#knock * 2, knocking.first), knocking.last);
      return;
    }
    this.#knock = 0;
    this.#waiting.tried(id, status);
  }
}
