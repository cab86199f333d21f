import type { ManageSubscriptionInput } from '@tempera/domain/plans/manage-subscription';
import type { ListedSubscription } from './api/subscriptions.ts';
import { nameOf } from './subscription-words.ts';

export type Act = ManageSubscriptionInput['action'];

interface PlainAct {
  label: string;
  question: (one: ListedSubscription) => string;
  text: string;
  done: string;
  grave?: boolean;
}

/** What is done without another choice than why. */
export const plainActs = {
  cancel: {
    label: 'Cancel at Period End',
    question: (one) => `Cancel ${nameOf(one)}’s plan?`,
    text: 'It stays until the end of the period that is paid for, and does not renew. Past due, it ends now.',
    done: 'Plan canceled',
  },
  resume: {
    label: 'Resume',
    question: (one) => `Resume ${nameOf(one)}’s plan?`,
    text: 'It renews as before. A cancellation, or a change that was to come, is undone.',
    done: 'Plan resumed',
  },
  end: {
    label: 'End Now',
    question: (one) => `End ${nameOf(one)}’s plan now?`,
    text: 'They lose the plan at once and are told by email. What they paid is not refunded by this.',
    done: 'Plan ended',
    grave: true,
  },
} as const satisfies Partial<Record<Act, PlainAct>>;
export type PlainActId = keyof typeof plainActs;

export const actLabels: Record<Act, string> = {
  change: 'Change Plan…',
  cancel: plainActs.cancel.label,
  resume: plainActs.resume.label,
  end: plainActs.end.label,
  give: 'Give Plan…',
};

/** What can be done about a subscription as it stands. */
export function offeredActs({ listing, nextPlanId, person }: ListedSubscription): Act[] {
  switch (listing) {
    case 'active':
      return ['change', ...(nextPlanId === null ? [] : (['resume'] as const)), 'cancel', 'end'];
    case 'past-due':
      return ['change', 'end'];
    case 'ending':
      return ['change', 'resume', 'end'];
    case 'given':
      return ['give', 'end'];
    case 'ended':
      return person ? ['give'] : [];
  }
}
