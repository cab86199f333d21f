import { createHash } from 'node:crypto';
import { z } from 'zod';

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

const onCall = ['limit', 'fail', 'failAfter', 'silence', 'silenceAfter'] as const;
export type CallFault = (typeof onCall)[number];

const onWebhook = ['lose', 'delay', 'double', 'reorder'] as const;
export type WebhookFault = (typeof onWebhook)[number];

/** Numbers in addresses are made anew each time; a fault goes by what they are numbers of. */
const shapeOf = (path: string): string => path.replace(/\/[a-z]+_\w+/g, '/:id');

/** What goes wrong on purpose. */
export class Faults {
  #settings: FaultSettings = faultsSchema.parse({});
  #counts = new Map<string, number>();

  get settings(): FaultSettings {
    return this.#settings;
  }

  /** From here on, and as if nothing had been asked before. */
  set(settings: Partial<FaultSettings>): void {
    this.#settings = faultsSchema.parse(settings);
    this.#counts = new Map();
  }

  call(method: string, path: string): CallFault | null {
    return this.#pick(onCall, `${method} ${shapeOf(path)}`);
  }

  webhook(type: string): WebhookFault | null {
    return this.#pick(onWebhook, type);
  }

  /** From 0 to 1, by the seed, a name, and how often that was asked for. */
  draw(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    const digest = createHash('sha256').update(`${this.#settings.seed} ${name} ${count}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  }

  #pick<F extends CallFault | WebhookFault>(faults: readonly F[], name: string): F | null {
    const drawn = this.draw(name);
    let upTo = 0;
    for (const fault of faults) {
      upTo += this.#settings[fault];
      if (drawn < upTo) return fault;
    }
    return null;
  }
}
