import type { Stripe } from 'stripe';
import { html, moment, money } from '../pages/html.ts';
import type { Work } from '../store/work.ts';
import { buyerOf, stateOf, subjectOf, uidOf } from './describe.ts';
import { dashboardPage, nothing } from './frame.ts';

const perPage = 50;

function matches(work: Work, intent: Stripe.PaymentIntent, words: readonly string[]): boolean {
  const { id, amount, currency, metadata } = intent;
  const text = [id, subjectOf(intent), buyerOf(work, intent), metadata.uid ?? '', money(amount, currency)]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

const row = (
  work: Work,
  intent: Stripe.PaymentIntent,
) => html`<li><a class="face" href="/payments/${intent.id}">
<span class="amount">${money(intent.amount, intent.currency)}</span>${stateOf(work, intent)}
<span>${subjectOf(intent)} <small>${buyerOf(work, intent)}</small>${uidOf(intent)}</span><small>${moment(intent.created)}</small></a></li>`;

/** All payments, the newest first; `q` is what they are searched for. */
export function paymentsPage(work: Work, query: URLSearchParams): string {
  const q = query.get('q') ?? '';
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = work.all('payment_intent').filter((intent) => matches(work, intent, words));
  const start = Math.max(0, Math.trunc(Number(query.get('from')) || 0));
  const shown = found.slice(start, start + perPage);
  const next = start + perPage;
  const more = found.length > next && new URLSearchParams({ ...(q && { q }), from: String(next) }).toString();
  const empty = q
    ? 'No payment matches this.'
    : 'No payments yet. Buy something in the store: the checkout offers test cards.';
  const body = html`<h1>Payments</h1>
<p class="soft">A simulated account: no money moves. Banks and buyers do what you choose here.</p>
<form class="row panel" role="search"><input type="search" name="q" value="${q}" aria-label="Search payments"
placeholder="Order, buyer or amount"><button>Search</button></form>
${shown.length > 0 ? html`<ul class="list">${shown.map((intent) => row(work, intent))}</ul>` : nothing(empty)}
${more && html`<p><a href="/?${more}">Older payments</a></p>`}`;
  return dashboardPage('/', 'Payments', body);
}
