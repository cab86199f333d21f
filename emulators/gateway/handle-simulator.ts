import type { IncomingMessage, ServerResponse } from 'node:http';
import { actOn, endWhatIsDue } from './control.ts';
import { addressOf } from './handle-stripe.ts';
import { challengePage, decideChallenge } from './pages/challenge.ts';
import type { State } from './store/state.ts';
import { Work } from './store/work.ts';
import { parseForm } from './stripe/form-body.ts';
import { StripeError } from './stripe/stripe-error.ts';

const sendPage = (response: ServerResponse, html: string, status = 200) =>
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);

const sendJson = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

function challenge(work: Work, id: string, decision: string | null, response: ServerResponse): void {
  if (decision === null) {
    sendPage(response, challengePage(work, id));
    return;
  }
  const back = decideChallenge(work, id, decision === 'approve');
  work.commit();
  if (back === null) sendPage(response, challengePage(work, id), 409);
  else response.writeHead(303, { Location: back }).end();
}

/** As if so much time had gone by, in milliseconds: everything becomes older, and banks decide what was due. */
function advance(state: State, body: string, response: ServerResponse): void {
  const { ms } = JSON.parse(body || '{}') as { ms?: number };
  if (!(typeof ms === 'number' && ms >= 0)) {
    sendJson(response, { error: { message: 'How far, in milliseconds: {ms}' } }, 400);
    return;
  }
  state.rewind(Math.round(ms / 1_000));
  const work = new Work(state);
  endWhatIsDue(work);
  work.commit();
  sendJson(response, {});
}

/** What Stripe has no API for: the page where a bank asks its customer, and what banks do on their own. */
export function handleSimulator(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const { pathname } = new URL(request.url ?? '/', addressOf(request));
  const work = new Work(state);
  const [, , part, id = '', action = ''] = pathname.split('/');
  const isPost = request.method === 'POST';
  try {
    if (part === 'challenge') {
      challenge(work, id, isPost ? new URLSearchParams(body).get('decision') : null, response);
    } else if (part === 'advance' && isPost) {
      advance(state, body, response);
    } else if (part === 'payments' && isPost) {
      actOn(work, id, action, parseForm(body));
      work.commit();
      sendJson(response, {});
    } else {
      sendJson(response, {}, 404);
    }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    sendJson(response, error.body, error.status);
  }
}
