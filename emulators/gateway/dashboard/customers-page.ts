import type { Stripe } from 'stripe';
import { behaviors } from '../behaviors.ts';
import { html } from '../pages/html.ts';
import type { Work } from '../store/work.ts';
import { bankOf } from '../stripe/payment-methods.ts';
import { methodText, uidOf } from './describe.ts';
import { action, dashboardPage, nothing } from './frame.ts';

const words: Record<(typeof behaviors)[number], string> = {
  paid: 'pays',
  declined: 'declines',
  insufficient: 'has insufficient funds',
  pending: 'never decides',
  'slow-paid': 'pays after three days',
  'slow-declined': 'declines after three days',
  'paid-once': 'pays once, then declines',
  authenticate: 'asks unless agreed before',
  'authenticate-always': 'asks each time',
  disputed: 'pays, then disputes',
  'refund-pending': 'pays, takes days for a refund',
  'refund-fails': 'pays, and a refund fails',
};

function methodRow(work: Work, method: Stripe.PaymentMethod) {
  const now = bankOf(work, method.id).behavior;
  const options = behaviors.map(
    (one) => html`<option value="${one}"${one === now && html` selected`}>${words[one]}</option>`,
  );
  const select = html`<label>From now on its bank<select name="behavior">${options}</select></label>`;
  return html`<li>${methodText(method)} <code>${method.id}</code>
${action(`/methods/${method.id}/behavior`, 'Change', select)}</li>`;
}

function customerRow(work: Work, customer: Stripe.Customer) {
  const methods = work.all('payment_method').filter((method) => method.customer === customer.id);
  return html`<li><strong>${customer.email ?? customer.name ?? 'No name'}</strong>
<small>${customer.email && customer.name} <code>${customer.id}</code></small>${uidOf(customer)}
${methods.length > 0 ? html`<ul>${methods.map((method) => methodRow(work, method))}</ul>` : html`<p class="soft">Keeps no method.</p>`}</li>`;
}

/** Who is known, with the methods that they have kept. */
export function customersPage(work: Work): string {
  const known = work.all('customer').filter((one): one is Stripe.Customer => !one.deleted);
  const body = html`<h1>Customers</h1>
<p class="soft">Members who have kept a method, or pay for a plan.</p>
${known.length > 0 ? html`<ul class="list">${known.map((one) => customerRow(work, one))}</ul>` : nothing('Nobody has kept a method yet.')}`;
  return dashboardPage('/customers', 'Customers', body);
}
