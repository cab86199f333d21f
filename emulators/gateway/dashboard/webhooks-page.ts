import { html } from '../pages/html.ts';
import type { Work } from '../store/work.ts';
import { eventList } from './event-list.ts';
import { dashboardPage } from './frame.ts';

const mostShown = 100;

/** What the store was told, the newest first. */
export function webhooksPage(work: Work): string {
  const events = work.all('event').filter(({ id }) => work.find('delivery', id));
  const body = html`<h1>Webhooks</h1>
<p class="soft">What was sent to the store's <code>/webhooks/stripe</code>, with its last answer. What it does not take is sent again.</p>
${eventList(work, events.slice(0, mostShown), 'Nothing was sent yet.')}
${events.length > mostShown && html`<p class="soft">The newest ${mostShown}; a payment's own page has all of its events.</p>`}`;
  return dashboardPage('/webhooks', 'Webhooks', body);
}
