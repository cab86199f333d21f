import type { Stripe } from 'stripe';
import { type Html, html, moment, money } from '../pages/html.ts';
import type { Work } from '../store/work.ts';
import { missing } from '../stripe/stripe-error.ts';
import {
  buyerOf,
  chargeOf,
  disputeState,
  disputesOf,
  methodText,
  stateOf,
  subjectOf,
  uidOf,
} from './describe.ts';
import { eventList } from './event-list.ts';
import { action, dashboardPage } from './frame.ts';

type Intent = Stripe.PaymentIntent;

const eventsOf = (work: Work, intent: string) =>
  work.all('event').filter(({ data }) => {
    const about = data.object as { id?: string; payment_intent?: unknown };
    return about.id === intent || about.payment_intent === intent;
  });

/** What a bank, a buyer or the owner may do about it now. */
function actionsFor(work: Work, intent: Intent): Html[] {
  const act = (name: string, label: string, fields: Html | null = null) =>
    action(`/payments/${intent.id}/${name}`, label, fields);
  if (intent.status === 'processing')
    return [act('pay', 'Let the bank pay'), act('decline', 'Let the bank decline')];
  if (intent.status === 'requires_action') {
    return [html`<a href="/_simulator/challenge/${intent.id}">Open the page that asks</a>`];
  }
  const charge = chargeOf(work, intent);
  if (!charge?.paid) return [];
  const [dispute] = disputesOf(work, intent.id);
  const left = charge.amount - charge.amount_refunded;
  const field = html`<label>Amount<input class="cents" name="amount" inputmode="decimal" required
value="${(left / 100).toFixed(2)}"></label>`;
  const refund = left > 0 ? [act('refund', 'Refund', field)] : [];
  if (!dispute) {
    return left > 0 ? [...refund, act('dispute', 'Open a dispute'), act('inquiry', 'Open an inquiry')] : [];
  }
  const decide = [act('win', 'Win the dispute'), act('lose', 'Lose the dispute')];
  if (dispute.status === 'needs_response') return [act('counter', 'Counter the dispute'), ...decide];
  if (dispute.status === 'under_review') return decide;
  if (dispute.status === 'warning_needs_response') {
    return [...refund, act('win', 'Close the inquiry'), act('escalate', 'Make it a dispute')];
  }
  return dispute.status === 'lost' ? [] : refund;
}

function factsOf(work: Work, intent: Intent): [string, Html | string][] {
  const charge = chargeOf(work, intent);
  const moved =
    charge?.balance_transaction && work.find('balance_transaction', String(charge.balance_transaction));
  const method = charge?.payment_method_details;
  const price = (cents: number) => money(cents, intent.currency);
  const { last_payment_error: error } = intent;
  return [
    ['For', subjectOf(intent)],
    ['Buyer', html`${buyerOf(work, intent)}${uidOf(intent)}`],
    ['Paid with', method ? methodText(method) : 'Nothing yet'],
    ...(error ? [['Why it failed', error.decline_code ?? error.code ?? ''] as [string, string]] : []),
    ...(moved ? [['Fee and net', `${price(moved.fee)} and ${price(moved.net)}`] as [string, string]] : []),
    ['Payment', html`<code>${intent.id}</code>`],
    ['Begun', moment(intent.created)],
  ];
}

function partsOf(work: Work, intent: Intent): Html[] {
  const price = (cents: number) => html`<span class="amount">${money(cents, intent.currency)}</span>`;
  const refunds = work.all('refund').filter((one) => one.payment_intent === intent.id);
  return [
    ...refunds.map(
      (one) =>
        html`<li class="row">Refund ${price(one.amount)} ${one.status} <code class="end">${one.id}</code></li>`,
    ),
    ...disputesOf(work, intent.id).map(
      (one) =>
        html`<li class="row">${disputeState(one)} ${price(one.amount)} <code class="end">${one.id}</code></li>`,
    ),
  ];
}

/** One payment, with what has happened and what may. @throws StripeError 404 */
export function paymentPage(work: Work, id: string, alert: string | null = null): string {
  const intent = work.find('payment_intent', id);
  if (!intent) throw missing('payment', id, 'id');
  const actions = actionsFor(work, intent);
  const parts = partsOf(work, intent);
  const facts = factsOf(work, intent).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  const body = html`<p><a href="/">All payments</a></p>
<h1>${money(intent.amount, intent.currency)}</h1><p>${stateOf(work, intent)}</p>
<div class="panel"><dl>${facts}</dl></div>
${actions.length > 0 && html`<h2>What happens next</h2><div class="panel row">${actions}</div>`}
${parts.length > 0 && html`<h2>Refunds and disputes</h2><ul class="list">${parts}</ul>`}
<h2>Events</h2>${eventList(work, eventsOf(work, id), 'Nothing has happened.')}`;
  return dashboardPage('/', `${money(intent.amount, intent.currency)} ${subjectOf(intent)}`, body, alert);
}
