import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { PlanCheckout } from '../../features/plans/PlanCheckout.tsx';

/** A plan belongs to an account: visitors sign in and come back here. It brings the SDK along, which a cart can do without. */
export default function PlanOfMember({ planId }: { planId: string }) {
  return (
    <MemberOnly fallback={<CheckoutSkeleton />}>
      {(person) => <PlanCheckout key={planId} planId={planId} person={person} />}
    </MemberOnly>
  );
}
