import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import type { Turns } from './turns.ts';

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

/** What asks the database, and whether it changes something there. */
const askers = (): [owner: object, method: string, isDeadly: boolean][] => [
  [db(), 'getAll', false],
  [db(), 'runTransaction', true],
  [db().batch(), 'commit', true],
  [db().collection('any').limit(1), 'get', false],
  [db().collection('any').count(), 'get', false],
];

/**
 * Has everything that asks the database take its turn, and gives the store's code its chances by the seed.
 * @returns what undoes that
 */
export function takeTurnsAtDatabase(turns: Turns): () => void {
  const undo = askers().map(([owner, name, isDeadly]) => {
    const prototype: Record<string, Method> = Object.getPrototypeOf(owner);
    const usual = prototype[name];
    if (!usual) throw new Error(`the Admin SDK has no ${name} to wait at`);
    prototype[name] = function (...args) {
      return turns.take(name, () => usual.apply(this, args), isDeadly);
    };
    return () => {
      prototype[name] = usual;
    };
  });
  const usual = Math.random;
  Math.random = () => turns.chance() ?? usual();
  return () => {
    for (const each of undo) each();
    Math.random = usual;
  };
}

/** The provider, each call of which is a step: the SDK's tries of it are within. */
export const providerOf = (turns: Turns): PaymentProvider =>
  new Proxy(stripeProvider, {
    get(provider, name: keyof PaymentProvider) {
      const method = provider[name];
      // A signature is looked at by ourselves.
      if (typeof method !== 'function' || name === 'onEvent') return method;
      return (...args: unknown[]) => turns.take(name, () => (method as Method).apply(provider, args));
    },
  });
