import type { FaultSettings, Faults } from '../faults/faults.ts';
import { html } from '../pages/html.ts';
import { dashboardPage } from './frame.ts';

const named: [keyof FaultSettings, string][] = [
  ['limit', 'Calls refused: too many (429)'],
  ['fail', 'Calls failed (500), nothing done'],
  ['failAfter', 'Calls failed (500), all done'],
  ['silence', 'Calls not answered, nothing done'],
  ['silenceAfter', 'Calls not answered, all done'],
  ['hang', 'Calls left hanging, nothing done'],
  ['hangAfter', 'Calls left hanging, all done'],
  ['lose', 'Webhooks lost'],
  ['delay', 'Webhooks up to a minute late'],
  ['double', 'Webhooks sent twice'],
  ['reorder', 'Webhooks in another order'],
];

/** What goes wrong on purpose, to be chosen. */
export function faultsPage({ settings }: Faults, alert: string | null = null): string {
  const fields = named.map(
    ([name, label]) => html`<label>${label}<input type="number" name="${name}" min="0" max="1" step="0.05"
value="${settings[name]}"></label>`,
  );
  const body = html`<h1>Faults</h1>
<p class="soft">How often something goes wrong, from 0 (never) to 1 (always), until the store is started again. The same seed makes the
same faults.</p>
<form method="post" class="panel"><div class="row">${fields}
<label>Seed<input type="number" name="seed" step="1" value="${settings.seed}"></label></div>
<p></p><div class="row"><button class="main">Apply</button><button name="reset" value="1">Nothing goes wrong</button></div></form>`;
  return dashboardPage('/faults', 'Faults', body, alert);
}
