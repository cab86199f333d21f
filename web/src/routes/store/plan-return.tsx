import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { PlanReturn } from '../../features/plans/PlanReturn.tsx';

/** For whoever is back from their bank with a plan's payment; who was signed out meanwhile signs in first. */
export default function ReturnOfMember({ chargeId }: { chargeId: string }) {
  return <MemberOnly fallback={<CheckoutSkeleton />}>{() => <PlanReturn chargeId={chargeId} />}</MemberOnly>;
}
