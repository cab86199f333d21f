import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { SetupReturn } from '../../features/methods/SetupReturn.tsx';
import { PlanReturn } from '../../features/plans/PlanReturn.tsx';

/** What a bank has asked a member about: a charge of their plan, or a card that is to be kept. */
export type Asked = { chargeId: string } | { setup: string };

/** For whoever is back from their bank; who was signed out meanwhile signs in first. */
export default function ReturnOfMember({ asked }: { asked: Asked }) {
  return (
    <MemberOnly fallback={<CheckoutSkeleton />}>
      {() =>
        'setup' in asked ? <SetupReturn setup={asked.setup} /> : <PlanReturn chargeId={asked.chargeId} />
      }
    </MemberOnly>
  );
}
