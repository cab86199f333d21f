import Button from '@mui/material/Button';
import type { Plan } from '@tempera/domain/catalogue/product';
import { starterPlan } from '@tempera/domain/plans/plan';
import { paths } from '@tempera/domain/site/paths';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { useOwnDoc } from '../../firebase/live/use-doc.ts';

interface PlanButtonProps {
  plan: Plan;
  plans: readonly Plan[];
}

/**
 * The way into a plan, from its card. Until it is known who looks it says a visitor's words; a paid plan's address is the
 * same for everybody, as its checkout asks visitors to sign in and takes them back there.
 */
export function PlanButton({ plan, plans }: PlanButtonProps) {
  const member = useKnownMember();
  const record = useOwnDoc(member && `users/${member.uid}`);
  const own = record.data ? String(record.data.plan ?? starterPlan) : null;
  const current = plans.find(({ id }) => id === own);
  const mine = current?.id === plan.id;
  const { text, href } = mine ? manage : stepTo(plan, current);
  return (
    <Button
      variant={plan.popular && !mine ? 'contained' : 'outlined'}
      color={plan.popular && !mine ? 'primary' : 'secondary'}
      size="large"
      href={href}
    >
      {text}
    </Button>
  );
}

const manage = { text: 'Your plan', href: paths.profilePlan };

/** What leads to a plan, from nobody's or from another one. */
function stepTo(plan: Plan, current: Plan | undefined): { text: string; href: string } {
  const free = plan.priceCents === 0;
  if (!current) return { text: plan.buttonText, href: free ? paths.signUp : paths.planCheckout(plan.id) };
  if (free) return { text: `Switch to ${plan.name}`, href: paths.profilePlan };
  const up = plan.priceCents > current.priceCents;
  return { text: `${up ? 'Upgrade' : 'Switch'} to ${plan.name}`, href: paths.planCheckout(plan.id) };
}
