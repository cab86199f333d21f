import { randomId } from '../store/random-id.ts';
import type { State } from '../store/state.ts';
import { Work } from '../store/work.ts';
import { expand } from './expand.ts';
import { parseForm } from './form-body.ts';
import { digestOf, keyInUse, storedAnswer } from './idempotency.ts';
import { listIn, refuseUnknown } from './read-params.ts';
import { findRoute, needsKey } from './routes.ts';
import { apiFailure, StripeError } from './stripe-error.ts';

/** The secret key of the simulated account. */
const secretKey = 'simulator';

export interface Asked {
  method: string;
  path: string;
  /** The query of a GET, or the body of a POST, as a form. */
  form: string;
  /** What stands after `Bearer`; null from a browser. */
  key: string | null;
  idempotencyKey: string | null;
  /** The simulator's own address. */
  simulator: string;
  /** It is done, and nobody hears of it: its key is answered 500 from then on, as Stripe does. */
  failsAfter?: boolean;
}
export interface Answered {
  status: number;
  body: object;
  headers: Record<string, string>;
}

const unknownAddress = (method: string, path: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
const noKey = () =>
  new StripeError(401, { type: 'invalid_request_error', message: 'You did not provide a valid API key.' });

/** Answers as Stripe does. Everything that follows from a request is kept at once, with the answer under its idempotency key. */
export class Api {
  readonly #state: State;
  /** Keys whose requests are under way. */
  readonly #busy = new Set<string>();

  constructor(state: State) {
    this.#state = state;
  }

  async answer(asked: Asked): Promise<Answered> {
    const request = randomId('req');
    const headers = { 'request-id': request };
    const key = asked.method === 'POST' ? asked.idempotencyKey : null;
    if (key !== null && this.#busy.has(key)) {
      return { ...toAnswer(keyInUse(key)), headers: { ...headers, 'stripe-should-retry': 'true' } };
    }
    if (key !== null) this.#busy.add(key);
    try {
      // What comes in the same moment finds the key in use.
      await new Promise(setImmediate);
      return this.#answerNow(asked, key, headers);
    } finally {
      if (key !== null) this.#busy.delete(key);
    }
  }

  #answerNow(asked: Asked, key: string | null, headers: Record<string, string>): Answered {
    const { method, path, form, simulator } = asked;
    const work = new Work(this.#state, { id: headers['request-id'] ?? null, idempotency_key: key });
    try {
      const found = this.#route(asked);
      const params = parseForm(form);
      refuseUnknown(params, found.route.known);
      const digest = digestOf(method, path, form);
      const stored = key === null ? null : storedAnswer(work, key, digest);
      if (stored) {
        const { status, body } = stored;
        return { status, body, headers: { ...headers, 'idempotent-replayed': 'true' } };
      }
      const { status, body } = attempt(work, () =>
        expand(work, found.route.handle(work, params, found.id, simulator), listIn(params, 'expand') ?? []),
      );
      const told = asked.failsAfter ? toAnswer(apiFailure()) : { status, body };
      if (key !== null) work.put({ object: 'answer', id: key, created: work.now, asked: digest, ...told });
      work.commit();
      return { ...told, headers };
    } catch (error) {
      if (error instanceof StripeError) return { ...toAnswer(error), headers };
      throw error;
    }
  }

  #route({ method, path, key }: Asked) {
    const hasKey = key === secretKey;
    const found = findRoute(method, path, hasKey);
    if (found && (hasKey || key === null)) return found;
    throw needsKey(method, path) ? noKey() : unknownAddress(method, path);
  }
}

const toAnswer = ({ status, body }: StripeError) => ({ status, body });

/** A refusal is an answer too, and is kept as one; what was changed before it is not, unless a card was tried. */
function attempt(work: Work, handle: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: handle() };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (!error.keepsChanges) work.drop();
    return toAnswer(error);
  }
}
