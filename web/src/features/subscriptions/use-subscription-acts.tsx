import { type ReactNode, Suspense, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import type { ListedSubscription } from './api/subscriptions.ts';
import { type Act, actLabels, offeredActs } from './subscription-actions.ts';

const ActDialog = lazyDialog(() => import('./components/ActDialog.tsx'));
const GivePlanDialog = lazyDialog(() => import('./components/GivePlanDialog.tsx'));

interface SubscriptionActs {
  /** What can be done about a subscription, the same in a row's menu and on its page. */
  actsOf: (one: ListedSubscription) => { label: string; run: () => void }[];
  /** What is asked before. */
  dialogs: ReactNode;
}

/** @param done is told once something was done */
export function useSubscriptionActs(done: () => void = () => {}): SubscriptionActs {
  const [asked, setAsked] = useState<{ one: ListedSubscription; act: Act } | null>(null);
  const close = () => setAsked(null);
  return {
    actsOf: (one) =>
      offeredActs(one).map((act) => ({ label: actLabels[act], run: () => setAsked({ one, act }) })),
    dialogs: (
      <Suspense>
        {asked?.act === 'give' && (
          <GivePlanDialog
            to={{ id: asked.one.id, name: asked.one.person?.name ?? asked.one.id }}
            onClose={close}
            onDone={done}
          />
        )}
        {asked && asked.act !== 'give' && (
          <ActDialog one={asked.one} act={asked.act} onClose={close} onDone={done} />
        )}
      </Suspense>
    ),
  };
}
