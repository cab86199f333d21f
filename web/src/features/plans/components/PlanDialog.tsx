import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { planLimits, starterPlan } from '@tempera/domain/plans/plan';
import { planForm, toPlanId, toPlanValues } from '@tempera/domain/plans/plan-form';
import { showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormMoney, FormSwitch, FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import type { EditorProps } from '../../../ui/resource-list/OrderedList.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { changePlanFields, createPlan } from '../api/manage-plans.ts';

const pair = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Creates a plan, or changes one: what it is called, costs and holds, and what it promises. */
export default function PlanDialog({ item: plan, order, onClose }: EditorProps<Plan>) {
  const { currency } = useSettings();
  const isStarter = plan?.id === starterPlan;
  const form = useForm({
    schema: planForm(plan?.id ?? null, currency),
    defaultValues: toPlanValues(plan, order),
  });
  return (
    <FormDialog
      title={plan ? `Edit ${plan.name}` : 'New Plan'}
      submit={plan ? 'Save Plan' : 'Add Plan'}
      busy="Saving…"
      unsaved="this plan"
      onClose={onClose}
      form={form}
      refused="Your account is not allowed to do this."
      onSubmit={async (fields) => {
        if (plan) await changePlanFields(plan.id, fields);
        else if (!(await createPlan(toPlanId(fields.name), fields))) {
          showFailure(form, { field: 'name', text: 'There is already a plan with this name.' });
          return;
        }
        showToast({ title: plan ? 'Plan saved' : 'Plan added', text: fields.name, kind: 'success' });
        onClose();
      }}
    >
      <FormText name="name" label="Name" />
      {isStarter ? (
        <Typography variant="body2" color="textSecondary">
          Everyone without a paid plan is on this one, so it’s free.
        </Typography>
      ) : (
        <FormMoney
          name="priceCents"
          label="Price a month"
          currency={currency}
          {...(plan && { hint: 'Subscribers pay a new price from their next renewal.' })}
        />
      )}
      <FormTextArea name="description" label="Description" limit={planLimits.description} optional rows={2} />
      <FormTextArea
        name="features"
        label="Features, one per line"
        limit={planLimits.features * (planLimits.feature + 1)}
        optional
        rows={4}
      />
      <FormText
        name="responsePromise"
        label="Promised reply, in words"
        optional
        hint="On the support page, such as “within 24 hours”."
      />
      <Box sx={pair}>
        <FormText
          name="responseHours"
          label="Hours to first reply"
          inputMode="numeric"
          hint="When a ticket counts as overdue."
        />
        <FormText
          name="freeTemplates"
          label="Free templates a month"
          optional
          inputMode="numeric"
          hint="Leave empty for no limit."
        />
        <FormText name="buttonText" label="Button" maxLength={planLimits.buttonText} />
        <FormText name="order" label="Order" inputMode="numeric" />
      </Box>
      <FormSwitch name="popular" title="Most popular" text="Highlights the plan on the pricing page." />
    </FormDialog>
  );
}
