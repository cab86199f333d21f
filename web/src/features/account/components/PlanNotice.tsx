import { useEffect, useState } from 'react';
import { readPublicItems } from '../../../firebase/public/public-store.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** Says why a visitor who has chosen a plan is here, and that it goes on from there. */
export function PlanNotice({ planId }: { planId: string }) {
  const name = usePlanName(planId);
  return (
    <InlineNotice>
      A plan belongs to an account. Log in or create one, and you’ll continue to the checkout of{' '}
      {name === undefined ? 'your plan' : <strong>{name}</strong>}.
    </InlineNotice>
  );
}

/** What a plan is called, once that is known. */
function usePlanName(planId: string): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let current = true;
    readPublicItems<{ name: string }>('plans')
      .then((plans) => current && setName(plans.find(({ id }) => id === planId)?.name))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [planId]);
  return name;
}
