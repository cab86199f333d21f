import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { OrderedList } from '../../ui/resource-list/OrderedList.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { deletePlan, useManagedPlans } from './api/manage-plans.ts';

const PlanDialog = lazyDialog(() => import('./components/PlanDialog.tsx'));

/** The plans of the pricing page, with what they cost, hold and promise. Starter stays: everybody without another is on it. */
export function PlanManagement() {
  return (
    <OrderedList
      title="Plans"
      create="New Plan"
      empty={{ title: 'No plans yet.', text: 'Add the first one.' }}
      live={useManagedPlans()}
      columns={columns}
      nameOf={({ name }) => name}
      stays={({ id }) => id === starterPlan}
      Editor={PlanDialog}
      deletion={({ id, name }, close) => (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete Plan"
          busy="Deleting…"
          grave
          onConfirm={async () => {
            await deletePlan(id);
            showToast({ title: 'Plan deleted', text: name, kind: 'success' });
          }}
          onClose={close}
        >
          No one can choose it anymore, and each subscription to it ends at its next renewal. This can’t be
          undone.
        </ConfirmDialog>
      )}
    />
  );
}

const count = (number: number | null) => (number === null ? 'No limit' : String(number));

const columns: readonly Column<Plan>[] = [
  {
    id: 'plan',
    head: 'Plan',
    names: true,
    cell: ({ name, description, popular }) => (
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {popular && <Tag label="Most popular" tone="ultramarine" />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      </Box>
    ),
  },
  { id: 'price', head: 'Price a month', align: 'right', cell: (plan) => <Price plan={plan} /> },
  {
    id: 'reply',
    head: 'First reply',
    from: 'md',
    cell: (plan) => `Within ${termsOf(plan.id, plan).responseHours} h`,
  },
  {
    id: 'free',
    head: 'Free templates',
    from: 'md',
    cell: (plan) => count(termsOf(plan.id, plan).freeTemplates),
  },
];

function Price({ plan }: { plan: Plan }) {
  const { currency } = useSettings();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatPrice(plan.priceCents as Cents, currency)}
    </Box>
  );
}
