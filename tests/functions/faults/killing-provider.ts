import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import type { Random } from './random.ts';

/** A process that died: nothing of ours catches it for an answer. */
export class Killed extends Error {
  constructor(point: string) {
    super(`killed ${point}`);
    this.name = 'Killed';
  }
}

/**
 * The provider of a process that may die just before it asks, or once it has its answer and has written nothing of it: between two
 * steps, each of which is a commit. `point` is told where.
 */
export function killingProvider(random: Random, chance: number, point: (name: string) => void) {
  const die = (name: string) => {
    if (!random.isLucky(chance)) return;
    point(name);
    throw new Killed(name);
  };
  return new Proxy(stripeProvider, {
    get(provider, name: keyof PaymentProvider) {
      const method = provider[name];
      if (typeof method !== 'function' || name === 'onEvent') return method;
      return async (...args: unknown[]) => {
        die(`before ${name}`);
        const answer = await (method as (...sent: unknown[]) => Promise<unknown>).apply(provider, args);
        die(`after ${name}`);
        return answer;
      };
    },
  });
}
