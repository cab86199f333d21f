import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StoredEvent } from '../store/items.ts';
import { type CallFault, onCall, onWebhook, type WebhookFault } from './fault-kinds.ts';
import type { Subjects } from './subjects.ts';

const chance = z.coerce.number().min(0).max(1).default(0);

/** How often what goes wrong, from 0 (never) to 1 (always). The same seed makes the same faults of the same calls. */
export const faultsSchema = z.strictObject({
  seed: z.coerce.number().int().default(1),
  /** Calls are answered 429, and nothing was done. */
  limit: chance,
  /** Calls are answered 500, and nothing was done. */
  fail: chance,
  /** Calls are done and answered 500, again and again under the same idempotency key, as with Stripe. */
  failAfter: chance,
  /** The line is closed without an answer, and nothing was done. */
  silence: chance,
  /** The line is closed without an answer, and all was done. */
  silenceAfter: chance,
  /** The line stays open without an answer, and nothing was done. */
  hang: chance,
  /** The line stays open without an answer, and all was done. */
  hangAfter: chance,
  /** Webhooks that are never sent. */
  lose: chance,
  /** Webhooks that are sent late. */
  delay: chance,
  /** Webhooks that are sent twice. */
  double: chance,
  /** Webhooks that are overtaken by those after them. */
  reorder: chance,
});
export type FaultSettings = z.infer<typeof faultsSchema>;

/** Numbers in addresses are made anew each time; what they are numbers of is told by {@link Subjects}. Tokens for scripts stay. */
const shapeOf = (path: string): string => path.replace(/\/(?!tok_)[a-z]+_\w{24,}/g, '/:id');

/** As much of an event as it is named by. */
type Told = Pick<StoredEvent, 'type' | 'data'>;

/** Hears of everything that was drawn: what it was drawn for, and what goes wrong with that. */
export type OnDraw = (name: string, fault: CallFault | WebhookFault | null) => void;

/**
 * What goes wrong on purpose: by the seed, by what is asked for ({@link Subjects}), and by how often that was asked for already. What
 * others ask for at the same time makes no difference.
 */
export class Faults {
  readonly #subjects: Subjects;
  readonly #onDraw: OnDraw;
  #settings: FaultSettings = faultsSchema.parse({});
  #counts = new Map<string, number>();

  constructor(subjects: Subjects, onDraw: OnDraw = () => {}) {
    this.#subjects = subjects;
    this.#onDraw = onDraw;
  }

  get settings(): FaultSettings {
    return this.#settings;
  }

  /** From here on, and as if nothing had been asked before. */
  set(settings: Partial<FaultSettings>): void {
    this.#settings = faultsSchema.parse(settings);
    this.#counts = new Map();
    this.#subjects.forget();
  }

  /** `form` is the query, or the body. */
  call(method: string, path: string, form: string): CallFault | null {
    if (!this.#isOn(onCall)) return null;
    return this.#pick(onCall, `${method} ${shapeOf(path)} (${this.#subjects.ofRequest(path, form)})`);
  }

  webhook({ type, data }: Told): WebhookFault | null {
    return this.#isOn(onWebhook) ? this.#pick(onWebhook, this.#nameOf({ type, data })) : null;
  }

  /** How late a webhook is, from 0 to 1. Another one each time that is asked. */
  lateness(event: Told): number {
    return this.#draw(`late: ${this.#nameOf(event)}`);
  }

  #nameOf = ({ type, data }: Told): string => `${type} (${this.#subjects.ofObject(data.object)})`;

  #isOn = (faults: readonly (CallFault | WebhookFault)[]): boolean =>
    faults.some((fault) => this.#settings[fault] > 0);

  /** From 0 to 1. */
  #draw(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    const digest = createHash('sha256').update(`${this.#settings.seed} ${name} ${count}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  }

  #pick<F extends CallFault | WebhookFault>(faults: readonly F[], name: string): F | null {
    const drawn = this.#draw(name);
    let upTo = 0;
    const fault = faults.find((one) => {
      upTo += this.#settings[one];
      return drawn < upTo;
    });
    this.#onDraw(name, fault ?? null);
    return fault ?? null;
  }
}
