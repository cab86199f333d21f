import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ResourceTable } from '../../ui/resource-list/ResourceTable.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { deletePlan, useManagedPlans } from './api/manage-plans.ts';

const PlanDialog = lazy(() => import('./components/PlanDialog.tsx'));

type Asked = { kind: 'new' } | { kind: 'edit' | 'delete'; plan: Plan };

/** The plans of the pricing page, with what they cost, hold and promise. */
export function PlanManagement() {
  const live = useManagedPlans();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          Plans
        </Typography>
        <Button variant="contained" onClick={() => setAsked({ kind: 'new' })}>
          New Plan
        </Button>
      </Box>
      <LiveData live={live}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState level="h2" title="No plans yet." text="Add the first one." />
          ) : (
            <PlanTable
              plans={plans}
              onEdit={(plan) => setAsked({ kind: 'edit', plan })}
              onDelete={(plan) => setAsked({ kind: 'delete', plan })}
            />
          )
        }
      </LiveData>
      <Suspense>
        {(asked?.kind === 'new' || asked?.kind === 'edit') && (
          <PlanDialog
            plan={asked.kind === 'edit' ? asked.plan : null}
            order={Math.max(0, ...(live.data ?? []).map(({ order }) => order)) + 1}
            onClose={close}
          />
        )}
      </Suspense>
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete ${asked.plan.name}?`}
          action="Delete Plan"
          busy="Deleting…"
          grave
          onConfirm={async () => {
            await deletePlan(asked.plan.id);
            showToast({ title: 'Plan deleted', text: asked.plan.name, kind: 'success' });
          }}
          onClose={close}
        >
          No one can choose it anymore, and each subscription to it ends at its next renewal. This can’t be
          undone.
        </ConfirmDialog>
      )}
    </Box>
  );
}

const count = (number: number | null) => (number === null ? 'No limit' : String(number));

const columns: readonly Column<Plan>[] = [
  {
    id: 'order',
    head: 'Order',
    align: 'right',
    from: 'sm',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: ({ order }) => order,
  },
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

interface PlanTableProps {
  plans: readonly Plan[];
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
}

/** The plans in the order of the pricing page. Starter stays: everybody without another plan is on it. */
function PlanTable({ plans, onEdit, onDelete }: PlanTableProps) {
  const actions = (plan: Plan) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`Edit ${plan.name}`} onClick={() => onEdit(plan)}>
        Edit
      </Button>
      {plan.id !== starterPlan && (
        <Button size="small" color="error" aria-label={`Delete ${plan.name}`} onClick={() => onDelete(plan)}>
          Delete
        </Button>
      )}
    </Box>
  );
  return <ResourceTable table={{ label: 'Plans', columns, actions }} items={plans} />;
}
