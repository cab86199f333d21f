import { html, moment, money } from '../pages/html.ts';
import type { Work } from '../store/work.ts';
import { balanceOf, currenciesMoved } from '../stripe/balance.ts';
import { action, dashboardPage, nothing } from './frame.ts';

/** What the account holds, and what went to its owner's bank. */
export function payoutsPage(work: Work, alert: string | null = null): string {
  const balances = currenciesMoved(work).map((currency) => {
    const { available, pending } = balanceOf(work, currency);
    return html`<div class="row"><span>Available <span class="amount">${money(available, currency)}</span></span>
<span class="soft">On its way <span class="amount">${money(pending, currency)}</span></span></div>`;
  });
  const rows = work.all('payout').map(
    ({ id, amount, currency, status, created }) => html`<li class="row" id="${id}">
<span class="amount">${money(amount, currency)}</span> ${status} <code>${id}</code>${status === 'paid' && action(`/payouts/${id}/fail`, 'Send it back')}<small class="end">${moment(created)}</small></li>`,
  );
  const body = html`<h1>Payouts</h1>
<p class="soft">What was paid becomes available after two days; npm run clock -- +2d brings them.</p>
${balances.length > 0 ? html`<div class="panel">${balances}</div>${action('/payouts', 'Pay out now')}` : nothing('Nothing was paid yet.')}
<h2>Paid out</h2>${rows.length > 0 ? html`<ul class="list">${rows}</ul>` : nothing('Nothing was paid out yet.')}`;
  return dashboardPage('/payouts', 'Payouts', body, alert);
}
