import { type Html, html, page } from '../pages/html.ts';

const places = [
  ['/', 'Payments'],
  ['/customers', 'Customers'],
  ['/payouts', 'Payouts'],
  ['/webhooks', 'Webhooks'],
  ['/faults', 'Faults'],
] as const;
type Place = (typeof places)[number][0];

/** A page of the dashboard. `alert` says why what was asked for was not done. */
export function dashboardPage(place: Place, title: string, body: Html, alert: string | null = null): string {
  const links = places.map(
    ([address, name]) =>
      html`<a href="${address}"${address === place && html` aria-current="page"`}>${name}</a>`,
  );
  const header = html`<header><div><strong>Simulated payments</strong><nav aria-label="Pages">${links}</nav></div></header>`;
  const refusal = alert !== null && html`<p class="alert" role="alert">${alert}</p>`;
  return page(`${title} – Simulated payments`, html`${refusal}${body}`, { header });
}

/** What stands in place of an empty list. */
export const nothing = (text: string): Html => html`<p class="panel soft">${text}</p>`;

/** A button that does something; `fields` is what goes with it. */
export const action = (address: string, name: string, fields: Html | null = null): Html =>
  html`<form method="post" action="${address}" class="row">${fields}<button>${name}</button></form>`;
