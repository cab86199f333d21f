import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { actOn, endWhatIsDue, settleIn } from './control.ts';
import { type Faults, faultsSchema } from './faults/faults.ts';
import { addressOf } from './handle-stripe.ts';
import { challengePage, decideChallenge } from './pages/challenge.ts';
import { sendJson, sendPage } from './send.ts';
import type { State } from './store/state.ts';
import { Work } from './store/work.ts';
import { parseForm } from './stripe/form-body.ts';
import { StripeError } from './stripe/stripe-error.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** What the simulator's own addresses work on. */
export interface Simulator {
  state: State;
  faults: Faults;
  /** Null where nobody is told anything. */
  webhooks: Webhooks | null;
  /** The store's address; null where nobody is told anything. */
  store: string | null;
}

function challenge(
  work: Work,
  id: string,
  decision: string | null,
  store: string | null,
  response: ServerResponse,
): void {
  if (decision === null) {
    sendPage(response, challengePage(work, id, store));
    return;
  }
  const back = decideChallenge(work, id, decision === 'approve');
  work.commit();
  if (back === null) sendPage(response, challengePage(work, id, store), 409);
  else response.writeHead(303, { Location: back }).end();
}

const wrong = (response: ServerResponse, message: string) => sendJson(response, { error: { message } }, 400);

/** As if so much time had gone by, in milliseconds: everything becomes older, and banks decide what was due. */
function advance({ state, webhooks }: Simulator, body: string, response: ServerResponse): void {
  const { ms } = JSON.parse(body || '{}') as { ms?: number };
  if (!(typeof ms === 'number' && ms >= 0)) {
    wrong(response, 'How far, in milliseconds: {ms}');
    return;
  }
  state.rewind(Math.round(ms / 1_000));
  const work = new Work(state);
  endWhatIsDue(work);
  work.commit();
  webhooks?.wake();
  sendJson(response, {});
}

/** What goes wrong from here on, as JSON; without one, what does now. */
function setFaults(faults: Faults, body: string | null, response: ServerResponse): void {
  if (body !== null) {
    const wanted = faultsSchema.safeParse(JSON.parse(body || '{}'));
    if (!wanted.success) {
      wrong(response, z.prettifyError(wanted.error));
      return;
    }
    faults.set(wanted.data);
  }
  sendJson(response, faults.settings);
}

/** What Stripe has no API for: the page where a bank asks its customer, what banks do on their own, and what goes wrong. */
export function handleSimulator(
  simulator: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const { pathname } = new URL(request.url ?? '/', addressOf(request));
  const work = new Work(simulator.state);
  const [, , part, id = '', action = ''] = pathname.split('/');
  const isPost = request.method === 'POST';
  try {
    if (part === 'challenge') {
      challenge(
        work,
        id,
        isPost ? new URLSearchParams(body).get('decision') : null,
        simulator.store,
        response,
      );
    } else if (part === 'advance' && isPost) {
      advance(simulator, body, response);
    } else if (part === 'faults') {
      setFaults(simulator.faults, isPost ? body : null, response);
    } else if (part === 'payments' && isPost) {
      actOn(work, id, action, parseForm(body));
      work.commit();
      sendJson(response, {});
    } else if (part === 'settlement' && isPost) {
      settleIn(work, parseForm(body));
      work.commit();
      sendJson(response, {});
    } else {
      sendJson(response, {}, 404);
    }
  } catch (error) {
    if (error instanceof SyntaxError) wrong(response, 'That is no JSON.');
    else if (error instanceof StripeError) sendJson(response, error.body, error.status);
    else throw error;
  }
}
