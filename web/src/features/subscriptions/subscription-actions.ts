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
  /** What the button says that closes the dialog, where Cancel could be taken for the act. */
  keep?: string;
}

/** What is done without another choice than why. */
export const plainActs = {
  cancel: {
    label: 'Cancel at Period End',
    question: (one) => `Cancel ${nameOf(one)}’s plan?`,
    text: 'They keep it until the end of the paid period, and it doesn’t renew.',
    done: 'Plan canceled',
    keep: 'Keep Plan',
  },
  resume: {
    label: 'Resume',
    question: (one) => `Resume ${nameOf(one)}’s plan?`,
    text: 'It renews as before. Any cancellation or upcoming plan change is undone.',
    done: 'Plan resumed',
  },
  end: {
    label: 'End Now',
    question: (one) => `End ${nameOf(one)}’s plan now?`,
    text: 'They lose the plan right away and are told by email. Nothing they paid is refunded.',
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
