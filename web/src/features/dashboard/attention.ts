import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import { type Attention, countedAtMost } from './api/counts.ts';

interface Line {
  /** One of them, and several. */
  nouns: readonly [one: string, many: string];
  /** The list that shows just these. */
  href: string;
}

/** What comes first is asked about first. */
const lines: Record<keyof Attention, Line> = {
  disputes: {
    nouns: [
      'order is asked about or disputed: answer its bank',
      'orders are asked about or disputed: answer their banks',
    ],
    href: `${panelPaths.adminOrders}?status=disputed`,
  },
  disputedPlans: {
    nouns: [
      'subscription has a disputed payment: answer its bank',
      'subscriptions have disputed payments: answer their banks',
    ],
    href: `${panelPaths.adminSubscriptions}?listing=disputed`,
  },
  orders: {
    nouns: ['order is pending', 'orders are pending'],
    href: `${panelPaths.adminOrders}?status=pending`,
  },
  overdue: {
    nouns: ['ticket is overdue', 'tickets are overdue'],
    href: `${panelPaths.adminTickets}?view=overdue`,
  },
  waiting: {
    nouns: ['ticket is waiting for an answer', 'tickets are waiting for an answer'],
    href: `${panelPaths.adminTickets}?view=waiting`,
  },
  appeals: {
    nouns: ['appeal is waiting for a decision', 'appeals are waiting for a decision'],
    href: panelPaths.adminAppeals,
  },
  mails: {
    nouns: ['email could not be sent', 'emails could not be sent'],
    href: `${screenAddress('admin', 'mail')}?state=ERROR`,
  },
  unfilled: {
    nouns: ['product has no archive', 'products have no archive'],
    href: `${panelPaths.adminProducts}?status=no-archive`,
  },
  findings: {
    nouns: ['problem found by the security scan', 'problems found by the security scan'],
    href: `${screenAddress('admin', 'settings')}?scan=open`,
  },
};

/** What needs somebody, in words, with the way to it; nothing of what there is none of. */
export function attentionLines(counts: Attention): { text: string; href: string }[] {
  return (Object.keys(lines) as (keyof Attention)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { nouns, href } = lines[kind];
      const [one, many] = nouns;
      const count = counts[kind];
      const shown = `${formatCount(count)}${count >= countedAtMost ? '+' : ''}`;
      return { text: `${shown} ${count === 1 ? one : many}`, href };
    });
}
