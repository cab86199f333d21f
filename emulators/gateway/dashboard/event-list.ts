import { type Html, html, moment } from '../pages/html.ts';
import type { StoredEvent } from '../store/items.ts';
import type { Work } from '../store/work.ts';
import { chosenEvents } from '../webhooks/chosen-events.ts';
import { action, nothing } from './frame.ts';

/** How the telling of an event went. */
function deliveryOf(work: Work, { id, type }: StoredEvent): Html {
  if (!chosenEvents.includes(type)) return html`<small>not sent: the store does not listen to it</small>`;
  const delivery = work.find('delivery', id);
  if (!delivery) return html`<small>no store to send it to</small>`;
  const { tries, next, fault } = delivery;
  const last = tries.at(-1);
  if (!last && next === null)
    return html`<span class="state bad">${fault === 'lose' ? 'Lost' : 'Given up'}</span>`;
  if (!last) return html`<span class="state wait">Waiting</span>`;
  const isTaken = last.status >= 200 && last.status < 300;
  const answer = last.status === 0 ? 'no answer' : `answered ${last.status}`;
  const often = tries.length > 1 ? `, ${tries.length} tries` : '';
  return html`<span class="state ${isTaken ? 'good' : 'bad'}">${isTaken ? 'Sent' : 'Failed'}</span>
<small>${answer}${often}${next !== null && `, again at ${moment(next)}`}</small>`;
}

const row = (
  work: Work,
  event: StoredEvent,
) => html`<li id="${event.id}"><div class="row"><code>${event.type}</code>
${deliveryOf(work, event)}<small class="end">${moment(event.created)}</small>
${chosenEvents.includes(event.type) && action(`/webhooks/${event.id}/again`, 'Send again')}</div>
<details><summary>Show what is sent</summary><pre><code>${JSON.stringify(event, null, 2)}</code></pre></details></li>`;

/** What has happened, and how it was told to the store. */
export const eventList = (work: Work, events: readonly StoredEvent[], empty: string): Html =>
  events.length === 0
    ? nothing(empty)
    : html`<ul class="list">${events.map((event) => row(work, event))}</ul>`;
