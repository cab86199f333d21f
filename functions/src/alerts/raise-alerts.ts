import { excerpt } from '@tempera/domain/conversations/notification';
import {
  type AlertKind,
  alertId,
  alertRules,
  alertWindow,
  dueAlerts,
  type Signs,
} from '@tempera/domain/operations/alerts';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { tellManagers } from '../notifications/tell.ts';
import { clock } from '../platform/clock.ts';
import { countActions, countDeclined, countRefusals, countTravelers, enterAlert } from './signs.store.ts';

async function signsSince(since: number): Promise<Signs> {
  const [refused, denied, declined, refunds, roles, countries] = await Promise.all([
    countRefusals(since),
    countActions(['access.denied'], since),
    countDeclined(since),
    countActions(['order.refunded', 'subscription.refunded'], since),
    countActions(['access.role', 'user.invited'], since),
    countTravelers(since),
  ]);
  return { refusals: refused + denied, declined, refunds, roles, countries };
}

/**
 * Tells those who manage the store, here and by mail, of what there was too much of in the last hour; of each kind once in an hour. It counts
 * what stands already, so nothing that a customer does waits for a counter. Each run tells of an alert that stands: who was told is not told
 * again, and whom a run that failed has left out hears of it by the next.
 * @returns which kinds are new
 */
export async function raiseAlerts(): Promise<AlertKind[]> {
  const now = clock.now();
  const signs = await signsSince(now - alertWindow);
  const raised: AlertKind[] = [];
  for (const kind of dueAlerts(signs)) {
    const { at, isNew } = await enterAlert(kind, signs[kind], now);
    if (isNew) raised.push(kind);
    const { title, what, meaning } = alertRules[kind];
    const text = excerpt(`${what(signs[kind])}. ${meaning}`);
    await tellManagers(
      { kind: 'security', id: alertId(kind, at), title, text, link: panelPaths.adminSecurity },
      at,
    );
  }
  return raised;
}
